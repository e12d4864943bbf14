; The installer for Windows: for one person, without asking for rights.
Target amd64-unicode
!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Clickomania"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Clickomania"
SetCompressor /SOLID lzma

!define MUI_ICON "${TREE}\clickomania.ico"
!define MUI_UNICON "${TREE}\clickomania.ico"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Clickomania"
!define MUI_FINISHPAGE_RUN "$INSTDIR\clickomania-window.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Polish"

Section
    SetOutPath "$INSTDIR"
    File /r "${TREE}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Clickomania.lnk" "$INSTDIR\clickomania-window.exe" "" "$INSTDIR\clickomania.ico"
    WriteRegStr HKCU "Software\Classes\.clickomania" "" "Clickomania.Program"
    WriteRegStr HKCU "Software\Classes\Clickomania.Program" "" "Clickomania"
    WriteRegStr HKCU "Software\Classes\Clickomania.Program\DefaultIcon" "" "$INSTDIR\clickomania-file.ico"
    WriteRegStr HKCU "Software\Classes\Clickomania.Program\shell\open\command" "" '"$INSTDIR\clickomania-window.exe" --desktop "%1"'
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Clickomania"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\clickomania.ico"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; The work of people is in other folders and stays.
Section "Uninstall"
    Delete "$SMPROGRAMS\Clickomania.lnk"
    DeleteRegKey HKCU "Software\Classes\.clickomania"
    DeleteRegKey HKCU "Software\Classes\Clickomania.Program"
    DeleteRegKey HKCU "${UNINSTALL}"
    Delete "$INSTDIR\clickomania.exe"
    Delete "$INSTDIR\clickomania-window.exe"
    Delete "$INSTDIR\clickomania.ico"
    Delete "$INSTDIR\clickomania-file.ico"
    RMDir /r "$INSTDIR\manual"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
SectionEnd
