extension RecordingReport {
  /// What the page does: it shows one step at a time, and finds steps by their words.
  static let script = #"""

    'use strict';
    (() => {
    \#(PageTheme.script)
      const [search, slider, output, status] =
        ['input[type=search]', 'input[type=range]', 'output', '[role=status]']
          .map((selector) => document.querySelector(selector));
      const [steps, links] = [all('article'), all('nav a')];
      const words = steps.map((step) => step.textContent.toLowerCase());
      let current = -1, found = steps.map((_, index) => index);

      const go = (index) => {
        if (!(index >= 0 && index < steps.length) || index === current) return;
        for (const shown of all('.is-current')) shown.classList.remove('is-current');
        for (const link of all('[aria-current]')) link.removeAttribute('aria-current');
        current = index;
        steps[index].classList.add('is-current');
        document.getElementById('picture-' + steps[index].dataset.picture)
          ?.classList.add('is-current');
        links[index].setAttribute('aria-current', 'step');
        const [list, row] = [links[index].closest('ol'), links[index].getBoundingClientRect()];
        const frame = list.getBoundingClientRect();
        if (row.top < frame.top) list.scrollTop -= frame.top - row.top + row.height;
        if (row.bottom > frame.bottom) list.scrollTop += row.bottom - frame.bottom + row.height;
        slider.value = index;
        slider.setAttribute('aria-valuetext', index + ': ' + steps[index].querySelector('h2').textContent);
        output.textContent = index + ' of ' + (steps.length - 1);
        try { history.replaceState(null, '', '#' + index); } catch {}
      };
      const moves = {
        first: () => go(found[0]), last: () => go(found[found.length - 1]),
        next: () => go(found.find((index) => index > current)),
        previous: () => go(found.findLast((index) => index < current)),
      };
      const filter = () => {
        const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        found = words.flatMap((text, index) => wanted.every((word) => text.includes(word)) ? [index] : []);
        const isFound = new Set(found);
        links.forEach((link, index) => { link.parentNode.hidden = !isFound.has(index); });
        status.textContent = wanted.length ? found.length + ' of ' + steps.length + ' match' : '';
        if (found.length && !isFound.has(current)) go(found.find((index) => index > current) ?? found[0]);
      };
      const keys = {
        ArrowLeft: 'previous', ArrowUp: 'previous', ArrowRight: 'next', ArrowDown: 'next',
        Home: 'first', End: 'last',
      };

      addEventListener('keydown', (event) => {
        const isTyping = event.target === search;
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === '/' && !isTyping) { event.preventDefault(); search.select(); search.focus(); }
        else if (event.key === 'Escape') { search.value = ''; search.blur(); filter(); }
        else if (isTyping && !/^Arrow(Up|Down)$/.test(event.key)) return;
        else if (keys[event.key]) { event.preventDefault(); moves[keys[event.key]](); }
      });
      links.forEach((link, index) =>
        link.addEventListener('click', (event) => { event.preventDefault(); go(index); }));
      for (const button of all('[data-go]'))
        button.addEventListener('click', () => moves[button.dataset.go]());
      slider.addEventListener('input', () => go(Number(slider.value)));
      slider.form.addEventListener('submit', (event) => event.preventDefault());
      search.addEventListener('input', filter);
      addEventListener('hashchange', () => go(Number(location.hash.slice(1))));

      const wanted = Number(location.hash.slice(1));
      go(location.hash && wanted < steps.length ? wanted : 0);
    })();

    """#
}
