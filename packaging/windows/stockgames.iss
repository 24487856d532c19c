; The installer: for one user, without asking an administrator. Silent with /VERYSILENT.
; packaging/windows/installer.py hands in Version, Folder (what PyInstaller built) and Out.

#ifndef Version
  #error Version is missing: run packaging/bundle.py
#endif

[Setup]
; Never change this: it is how Windows knows that a newer version is the same program.
AppId={{6F0D8E52-6C0B-4C0E-9B43-6A2B0F1D7E85}
AppName=Stock Games
AppVersion={#Version}
AppVerName=Stock Games {#Version}
AppPublisher=The Stock Games authors
DefaultDirName={localappdata}\Programs\Stock Games
DefaultGroupName=Stock Games
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#Folder}\parts\LICENSE
OutputDir={#Out}
OutputBaseFilename=stockgames-{#Version}-setup
SetupIconFile={#Folder}\..\..\build\stockgames\icons\app.ico
UninstallDisplayIcon={app}\stockgames.exe
UninstallDisplayName=Stock Games
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Record=Stock Games record
de.Record=Stock-Games-Aufzeichnung

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Files that an older version had and this one has not would be found before those that replace them.
Type: filesandordirs; Name: "{app}\parts"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Stock Games"; Filename: "{app}\stockgames.exe"
Name: "{group}\{cm:UninstallProgram,Stock Games}"; Filename: "{uninstallexe}"
Name: "{userdesktop}\Stock Games"; Filename: "{app}\stockgames.exe"; Tasks: desktopicon

[Registry]
Root: HKCU; Subkey: "Software\Classes\.stockgame"; ValueType: string; ValueName: ""; ValueData: "StockGames.Record"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\StockGames.Record"; ValueType: string; ValueName: ""; ValueData: "{cm:Record}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\StockGames.Record\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\stockgames.exe,0"
Root: HKCU; Subkey: "Software\Classes\StockGames.Record\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\stockgames.exe"" ""%1"""

[Run]
Filename: "{app}\stockgames.exe"; Description: "{cm:LaunchProgram,Stock Games}"; Flags: nowait postinstall skipifsilent
