; The installer: for one user, without asking an administrator; with /ALLUSERS for all users, by one.
; Silent with /VERYSILENT. packaging/windows/installer.py hands in Version, Machine, Folder (what
; PyInstaller built), Icon, Out, Name (of the file), and Signed where there is a certificate. `try_installer.py` beside it tries what it makes.

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
; Not {autopf}, which Wine 8 lacks: it tries this script.
DefaultDirName={code:DefaultFolder}
DefaultGroupName=Stock Games
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline
ArchitecturesAllowed={#Machine}
ArchitecturesInstallIn64BitMode={#Machine}
MinVersion=10.0.17763
LicenseFile={#Folder}\parts-{#Version}\LICENSE
OutputDir={#Out}
OutputBaseFilename={#Name}
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\stockgames.exe
UninstallDisplayName=Stock Games
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
; stockgames/app/application.py holds this name while a window is open. Whoever looks on is asked to
; close it; where nobody does (a package manager), CloseWindow below does so, and Setup never aborts.
AppMutex=StockGamesIsOpen
CloseApplications=force
RestartApplications=no
#ifdef Signed
SignTool=own
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Record=Stock Games record
de.Record=Stock-Games-Aufzeichnung

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
; Each version has a folder of its own, and the programs that look into it come last: until then,
; whatever goes wrong, the version before stands as it was.
Source: "{#Folder}\parts-{#Version}\*"; DestDir: "{app}\parts-{#Version}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "{#Folder}\*.exe"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{group}\Stock Games"; Filename: "{app}\stockgames.exe"
Name: "{group}\{cm:UninstallProgram,Stock Games}"; Filename: "{uninstallexe}"
Name: "{autodesktop}\Stock Games"; Filename: "{app}\stockgames.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.stockgame"; ValueType: string; ValueName: ""; ValueData: "StockGames.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\StockGames.Record"; ValueType: string; ValueName: ""; ValueData: "{cm:Record}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\StockGames.Record\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\stockgames.exe,0"
Root: HKA; Subkey: "Software\Classes\StockGames.Record\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\stockgames.exe"" ""%1"""

[Run]
; Phones join a table over the house's network. For one user, Windows asks once, when a table is opened
; to phones: a rule needs an administrator.
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""Stock Games"""; Flags: runhidden; Check: IsAdminInstallMode
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall add rule name=""Stock Games"" dir=in action=allow protocol=TCP profile=private,domain remoteip=localsubnet program=""{app}\stockgames.exe"""; Flags: runhidden; Check: IsAdminInstallMode
Filename: "{app}\stockgames.exe"; Description: "{cm:LaunchProgram,Stock Games}"; Flags: nowait postinstall skipifsilent

[UninstallRun]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""Stock Games"""; Flags: runhidden; RunOnceId: "Firewall"; Check: IsAdminInstallMode

[Code]
const
  IsOpen = 'StockGamesIsOpen';
  Patience = 50;  { tenths of a second }

function DefaultFolder(Unused: String): String;
begin
  if IsAdminInstallMode then
    Result := ExpandConstant('{commonpf}\Stock Games')
  else
    Result := ExpandConstant('{localappdata}\Programs\Stock Games');
end;

procedure Wait(Tenths: Integer);
begin
  while (Tenths > 0) and CheckForMutexes(IsOpen) do
  begin
    Sleep(100);
    Tenths := Tenths - 1;
  end;
end;

procedure Kill(Words: String);
var
  Status: Integer;
begin
  if CheckForMutexes(IsOpen) then
  begin
    Exec(ExpandConstant('{sys}\taskkill.exe'), Words + ' /IM stockgames.exe', '', SW_HIDE, ewWaitUntilTerminated, Status);
    Wait(Patience);
  end;
end;

{ Closes the window as its button does, or ends it: every action is on the disk before it shows. }
procedure CloseWindow;
begin
  Kill('');
  Kill('/F');
end;

function InitializeSetup: Boolean;
begin
  if WizardSilent then
    CloseWindow;
  Result := True;
end;

function InitializeUninstall: Boolean;
begin
  if UninstallSilent then
    CloseWindow;
  Result := True;
end;

procedure CurStepChanged(Step: TSetupStep);
var
  Found: TFindRec;
begin
  { The versions before go only now that this one stands. }
  if (Step = ssPostInstall) and FindFirst(ExpandConstant('{app}\parts*'), Found) then
  begin
    repeat
      if Found.Name <> 'parts-{#Version}' then
        DelTree(ExpandConstant('{app}\') + Found.Name, True, True, True);
    until not FindNext(Found);
    FindClose(Found);
  end;
end;
