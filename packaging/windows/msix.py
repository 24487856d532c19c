"""Lays out an MSIX: the frozen program, its manifest and logos.

Windows installs an MSIX only if it is signed. The Store signs what is handed in; elsewhere it takes
STOCKGAMES_SIGN and a certificate whose subject is PUBLISHER. STOCKGAMES_PUBLISHER replaces it by
the subject that the Store or the certificate names.
"""

import shutil
from pathlib import Path
from xml.sax.saxutils import quoteattr

from steps import Facts

from windows.version import numbers

PUBLISHER = "CN=The Stock Games authors"
MACHINES = {"AMD64": "x64", "ARM64": "arm64"}
LOGOS = {44: "Square44x44Logo", 50: "StoreLogo", 150: "Square150x150Logo"}
"""The name of each logo, by its width in pixels."""


def manifest(facts: Facts) -> str:
    """Return AppxManifest.xml: a desktop program of full trust that opens `*.stockgame`."""
    version = ".".join(map(str, numbers(facts.version)))
    publisher = quoteattr(facts.secret("PUBLISHER") or PUBLISHER)
    return f"""\
<?xml version="1.0" encoding="utf-8"?>
<Package
  xmlns="http://schemas.microsoft.com/appx/manifest/foundation/windows10"
  xmlns:uap="http://schemas.microsoft.com/appx/manifest/uap/windows10"
  xmlns:uap5="http://schemas.microsoft.com/appx/manifest/uap/windows10/5"
  xmlns:rescap="http://schemas.microsoft.com/appx/manifest/foundation/windows10/restrictedcapabilities"
  IgnorableNamespaces="uap uap5 rescap">
  <Identity Name="StockGames.StockGames" Publisher={publisher} Version="{version}"
    ProcessorArchitecture="{MACHINES[facts.machine]}" />
  <Properties>
    <DisplayName>Stock Games</DisplayName>
    <PublisherDisplayName>The Stock Games authors</PublisherDisplayName>
    <Logo>logos\\StoreLogo.png</Logo>
  </Properties>
  <Resources>
    <Resource Language="en-US" />
    <Resource Language="de-DE" />
  </Resources>
  <Dependencies>
    <TargetDeviceFamily Name="Windows.Desktop" MinVersion="10.0.17763.0"
      MaxVersionTested="10.0.26100.0" />
  </Dependencies>
  <Capabilities>
    <rescap:Capability Name="runFullTrust" />
  </Capabilities>
  <Applications>
    <Application Id="StockGames" Executable="stockgames.exe"
      EntryPoint="Windows.FullTrustApplication">
      <uap:VisualElements DisplayName="Stock Games" Description="Four stock market board games"
        BackgroundColor="transparent" Square150x150Logo="logos\\Square150x150Logo.png"
        Square44x44Logo="logos\\Square44x44Logo.png" />
      <Extensions>
        <uap:Extension Category="windows.fileTypeAssociation">
          <uap:FileTypeAssociation Name="stockgame">
            <uap:DisplayName>Stock Games record</uap:DisplayName>
            <uap:SupportedFileTypes>
              <uap:FileType>.stockgame</uap:FileType>
            </uap:SupportedFileTypes>
          </uap:FileTypeAssociation>
        </uap:Extension>
        <uap5:Extension Category="windows.appExecutionAlias" Executable="stockgames-console.exe"
          EntryPoint="Windows.FullTrustApplication">
          <uap5:AppExecutionAlias>
            <uap5:ExecutionAlias Alias="stockgames.exe" />
          </uap5:AppExecutionAlias>
        </uap5:Extension>
      </Extensions>
    </Application>
  </Applications>
</Package>
"""


def lay_out(facts: Facts, tree: Path) -> None:
    """Copy the program into the tree, with the manifest and logos that `makeappx` packs."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(facts.folder, tree)
    (tree / "logos").mkdir()
    for size, name in LOGOS.items():
        shutil.copyfile(facts.icons / f"stockgames-{size}.png", tree / "logos" / f"{name}.png")
    (tree / "AppxManifest.xml").write_text(manifest(facts), encoding="utf-8", newline="\n")
