# A browser for the browser test; Playwright itself is in .venv and drives Debian's Chromium.

make_browser() { command -v chromium >/dev/null || need_debian chromium; }
