/* Takes the program's place where the installer is tried without Windows: a window that holds the
   name and a file of its folder as the app does, and notes what it was asked to open.

   stockgames.exe [FILE]       notes the file, and stays until its window is closed
   stockgames.exe --stubborn   the same, but no request closes it
   stockgames.exe --hold FILE  keeps a file from being replaced, as a virus scanner may */
#include <shlobj.h>
#include <stdio.h>
#include <windows.h>

static int stubborn;

static LRESULT CALLBACK answer(HWND window, UINT message, WPARAM first, LPARAM second) {
    if (message == WM_CLOSE && stubborn)
        return 0;
    if (message == WM_DESTROY)
        PostQuitMessage(0);
    return DefWindowProcW(window, message, first, second);
}

static void note(const wchar_t *text) {
    wchar_t place[MAX_PATH];
    char bytes[4 * MAX_PATH];
    SHGetFolderPathW(NULL, CSIDL_LOCAL_APPDATA, NULL, 0, place);
    wcscat(place, L"\\Stock Games");
    CreateDirectoryW(place, NULL);
    wcscat(place, L"\\opened.txt");
    WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL);
    FILE *file = _wfopen(place, L"ab");
    fprintf(file, "%s\n", bytes);
    fclose(file);
}

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, LPWSTR words, int show) {
    int count;
    wchar_t **word = CommandLineToArgvW(GetCommandLineW(), &count);
    if (count == 3 && !wcscmp(word[1], L"--hold")) {
        CreateFileW(word[2], GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
        note(L"held");
        Sleep(INFINITE);
    }
    CreateMutexW(NULL, FALSE, L"StockGamesIsOpen");
    stubborn = count == 2 && !wcscmp(word[1], L"--stubborn");
    WNDCLASSW kind = {.lpfnWndProc = answer, .hInstance = instance, .lpszClassName = L"StandIn"};
    RegisterClassW(&kind);
    CreateWindowW(L"StandIn", L"Stock Games", WS_OVERLAPPEDWINDOW | WS_VISIBLE, 0, 0, 300, 200,
                  NULL, NULL, instance, NULL);
    note(count == 2 ? word[1] : L"opened");
    for (MSG message; GetMessageW(&message, NULL, 0, 0) > 0;)
        DispatchMessageW(&message);
    return 0;
}
