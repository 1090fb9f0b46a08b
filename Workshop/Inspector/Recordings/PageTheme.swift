/// The choice between light and dark colors, which the report and the inspector's page share.
enum PageTheme {
  static let buttons = """
    <div class="theme" role="group" aria-label="Colors">
    <button type="button" data-theme-choice="auto">Auto</button>
    <button type="button" data-theme-choice="light">Light</button>
    <button type="button" data-theme-choice="dark">Dark</button>
    </div>
    """

  /// Paints the page, and offers `all`, which finds elements, and `isDark` to the script behind it.
  static let script = #"""
      const root = document.documentElement;
      const all = (selector) => [...document.querySelectorAll(selector)];
      const system = matchMedia('(prefers-color-scheme: dark)');
      let theme = 'auto', isPrinting = false;

      const isDark = () => theme === 'dark' || (theme === 'auto' && system.matches);
      const paint = () => {
        root.classList.toggle('is-dark', isDark() && !isPrinting);
        root.classList.toggle('is-interactive', !isPrinting);
        root.style.colorScheme = isDark() && !isPrinting ? 'dark' : 'light';
        for (const button of all('[data-theme-choice]'))
          button.setAttribute('aria-pressed', button.dataset.themeChoice === theme);
      };
      const remember = (choice) => { try { localStorage.setItem('theme', choice); } catch {} };
      const remembered = () => { try { return localStorage.getItem('theme'); } catch { return null; } };
      const print = (isStarting) => { isPrinting = isStarting; paint(); };
      for (const button of all('[data-theme-choice]'))
        button.addEventListener('click', () => { theme = button.dataset.themeChoice; remember(theme); paint(); });
      system.addEventListener('change', paint);
      addEventListener('beforeprint', () => print(true));
      addEventListener('afterprint', () => print(false));
      if (['light', 'dark'].includes(remembered())) theme = remembered();
      paint();
    """#
}
