# The terminal client, in English.

terminal-keys = ↑↓ Enter move · ←→ board · u undo · c chronicle · r rules · ? help · q quit
terminal-keys-page = Esc back · ↑↓ PgUp PgDn scroll · l Deutsch
terminal-keys-rules = Esc back · type to search · ↑↓ PgUp PgDn scroll · F4 Deutsch
terminal-keys-outcome = Enter save · Esc board · F4 Deutsch · Ctrl+Q quit
terminal-type = Type a word to filter, or a move
terminal-thinking = { $seat } ({ $text }) is thinking …
terminal-time-left = { $text } left
terminal-wait = Just a moment …
terminal-over = The game is over.
terminal-over-outcome = See the scoring and save the game
terminal-over-quit = Quit
terminal-bot = { $seat } is played by { $text }.
terminal-only = { $text } (The only possibility.)
terminal-forced = Only one move was possible and was played: { $text }.
terminal-since = ── Since your last move ──
terminal-log-title = Chronicle
terminal-rules-title = Rules
terminal-rules-search = A number or words, for example: secret passage edge
terminal-rules-none = There is no such rule.
terminal-forecast-title = Forecast
terminal-forecast-none = Nobody is there now who moves by fixed rules.
terminal-help-title = Help
terminal-help =
    How to play
    {""}
    The board is at the top. Below it you see what happened last, then the
    question to you and the list of all moves that are legal now.
    {""}
    ↑ ↓ Enter      pick a move from the list and play it
    letters, /     type: only moves with these words stay in the list.
    {"               "}You can also type the move itself, as it stands in the
    {"               "}list on the right. If it is not legal you are told why,
    {"               "}and which rule says so.
    plan …         replaces all that you are building, in games with plans
    Space          plays the move if there is only one
    Esc            clear what you typed
    {""}
    ← →            to the previous or next part of the board
    PgUp PgDn      scroll the board, Shift+↑ ↓ by one line
    z or F5        large board, and back again
    {""}
    u or F8        take back your last decision while that is fair
    f or F6        forecast: what the others would do by the rules
    c or F3        chronicle: everything that you have seen
    r or F2        look up rules by number or words
    l or F4        Deutsch
    ? or F1        this help
    q or F10       quit or resign; you are asked first
    {""}
    F1 to F10 also work while you type. A decision without a choice plays
    itself and is noted in the chronicle. With the box on the table
    (--dealer hand) you enter what comes. If several of you share the screen,
    a curtain hides the cards until the next person is ready.
terminal-curtain = Pass the screen to { $seat }, then press Enter.
terminal-curtain-undo = { $seat } can still press u to take back the last decision.
terminal-leave = Do you want to leave?
terminal-leave-stay = Play on
terminal-leave-resign = Resign and see the scoring
terminal-leave-quit = Quit without saving the game
terminal-outcome-title = End of the game
terminal-total = Total
terminal-winner = won
terminal-save = Save the game as:
terminal-promise = What is drawn and rolled was settled before the first card. Its fingerprint: { $text }. At the end the saved game tells what it was made from; “verlies verify” checks it.
terminal-saved = Saved: { $text }
terminal-save-exists = { $text } exists already. Choose another name.
terminal-save-failed = { $text } cannot be written: { $why }
