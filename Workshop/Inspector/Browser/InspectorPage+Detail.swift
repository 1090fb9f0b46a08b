#if DEBUG
  extension InspectorPage {
    /// What is beside the list: the picture of a moment, an action in full, the state after it, and forms
    /// that change the app.
    static let detailScript = #"""
          const detail = find('#detail');
          const picture = find('#picture img');
          let part = 'changes', wantedPicture = null, isPictureLoading = false, detailTurn = 0;
          const opened = new Set();

          const loadPicture = () => {
            if (isPictureLoading || wantedPicture === null) return;
            const address = wantedPicture;
            wantedPicture = null;
            isPictureLoading = true;
            const next = new Image();
            const ended = (isThere) => {
              if (isThere) picture.src = next.src;
              picture.hidden = !isThere;
              find('#picture .nothing').hidden = isThere;
              isPictureLoading = false;
              loadPicture();
            };
            next.onload = () => ended(true);
            // The picture before it is that of another moment.
            next.onerror = () => ended(false);
            next.src = address;
          };
          const showPicture = () => {
            wantedPicture = `picture?moment=${current}&theme=${isDark() ? 'dark' : 'light'}&seen=${encodeURIComponent(status.stamp + tick)}`;
            loadPicture();
          };
          let tick = 0;

          const button = (title, act, properties = {}) => make('button', { type: 'button', onclick: act, ...properties }, title);
          const marked = (text) => make('pre', { className: 'difference', tabIndex: 0 }, ...text.split('\n').map((line) =>
            make(line[0] === '+' ? 'ins' : line[0] === '-' ? 'del' : 'span', {}, line)));
          const heading = (text) => make('h3', {}, text);
          const code = (text) => make('pre', { tabIndex: 0 }, text);
          const copy = async (text) => {
            try { await navigator.clipboard.writeText(text); say('Copied.'); } catch { say('The browser refused to copy.', true); }
          };

          // An action, and the state after it.
          const saveForm = () => {
            const name = make('input', { className: 'field', placeholder: 'Name of the state', ariaLabel: 'Name of the state', maxLength: 60 });
            return make('form', { className: 'actions', onsubmit: async (event) => {
              event.preventDefault();
              if (await perform('save', { number: current, name: name.value })) { name.value = ''; refreshStatus(); }
            } }, name, make('button', {}, 'Save State'));
          };
          const editForm = (title, text, act) => {
            const area = make('textarea', { value: text, ariaLabel: 'An action as JSON', spellcheck: false });
            area.addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) act(area.value); });
            return [area, make('div', { className: 'actions' }, button(title, () => act(area.value), { className: 'is-main', title: 'Ctrl-Return' }))];
          };
          const momentButtons = (action) => make('div', { className: 'actions' },
            status.travel?.moment === current
              ? button('Continue Here', () => perform('continue'), { className: 'is-main' })
              : current === status.last && !status.travel ? null
              : button('Go There', () => perform('travel', { number: current }), { className: 'is-main' }),
            action && !status.isReplay ? button('Skip It', () => perform('skip', { number: current })) : null,
            action?.form && !status.isReplay ? button('Change It', () => { part = 'edit'; showDetail(); }) : null,
            action?.form && !status.isReplay ? button('Dispatch Again', () => perform('dispatch', { action: action.form })) : null);

          const partTabs = (parts) => make('div', { className: 'tabs subtabs', role: 'tablist', ariaLabel: 'Details' },
            ...parts.map(([id, title]) => make('button', { type: 'button', role: 'tab', 'aria-selected': id === part,
              onclick: () => { part = id; showDetail(); } }, title)));

          const showAction = async (turn) => {
            const isStart = current <= status.first;
            const action = isStart ? null : await get('action?number=' + current);
            if (turn !== detailTurn) return;
            if (part === 'edit' && !action?.form) part = 'changes';
            const title = isStart ? 'The app starts' : shortName(action.name);
            const facts = isStart ? '0:00.0' : typeName(action.name) + action.time + (action.source ? ' · ' + action.source : '')
              + ` · ${action.observers} observer${action.observers === 1 ? '' : 's'}` + (action.microseconds ? `, ${action.microseconds} µs` : '');
            const body = part === 'state' ? [stateTree()]
              : part === 'edit' ? editForm('Change It', action.form, async (text) => {
                  if (await perform('replace', { number: current, action: text })) part = 'changes'; })
              : isStart ? [make('p', { className: 'nothing' }, 'Nothing happened before.')]
              : [heading('What it changed'),
                action.difference === null ? make('p', { className: 'nothing' }, 'It changed nothing.') : marked(action.difference),
                heading('Action'), code(action.values)];
            detail.replaceChildren(
              make('header', {}, make('h2', {}, title), make('p', {}, facts)), momentButtons(action), saveForm(),
              partTabs([['changes', 'Changes'], ['state', 'State'], ...(action?.form ? [['edit', 'Edit']] : [])]), ...body);
            if (part === 'state') fillTree();
          };

          const stateTree = () => make('div', { className: 'tree' },
            make('input', { type: 'search', placeholder: 'Search the state', ariaLabel: 'Search the state', value: stateSearch,
              oninput: (event) => { stateSearch = event.target.value; fillTree(); } }), make('ul'));
          let stateSearch = '', treeTurn = 0;
          const fillTree = async () => {
            const turn = ++treeTurn, moment = current;
            const query = stateSearch.trim() ? '&search=' + encodeURIComponent(stateSearch.trim()) : '&path=';
            const lines = await get(`state?moment=${moment}${query}`).catch((error) => { say(error.message, true); return []; });
            const rootList = find('.tree > ul');
            if (turn !== treeTurn || !rootList) return;
            rootList.replaceChildren(...lines.map((line) => node(line, stateSearch.trim() ? line[0] : `[${line[0]}]`, moment)));
            if (!lines.length) rootList.append(make('li', { className: 'nothing' }, 'Nothing found'));
          };
          const node = ([name, text, count], path, moment) => {
            if (!count) return make('li', { className: 'leaf' }, make('em', {}, name), ': ' + text);
            const children = make('ul', { hidden: true });
            const open = async () => {
              opened.add(path);
              toggle.setAttribute('aria-expanded', 'true');
              children.hidden = false;
              const lines = await get(`state?moment=${moment}&path=${encodeURIComponent(path)}`).catch(() => []);
              children.replaceChildren(...lines.map((line) => node(line, `${path}[${line[0]}]`, moment)));
            };
            const toggle = make('button', { type: 'button', 'aria-expanded': 'false', onclick: () => {
              if (children.hidden) return open();
              opened.delete(path);
              toggle.setAttribute('aria-expanded', 'false');
              children.hidden = true;
            } }, make('em', {}, name), ' ', make('small', {}, text));
            if (opened.has(path)) open();
            return make('li', {}, toggle, children);
          };

          const showRequest = () => {
            const entry = lists.network.find((entry) => entry.id === chosen.network);
            if (!entry) return detail.replaceChildren(make('p', { className: 'nothing' }, 'Choose a request to see it in full.'));
            const pretty = (text) => { try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; } };
            const facts = [['Status', entry.outcome], ['At', entry.time], ['Took', entry.milliseconds === null ? 'running' : entry.milliseconds + ' ms'],
              ['Attempt', entry.attempt], ['Cause', entry.action === null ? 'none' : `action ${entry.action}, ${entry.source}`],
              ['Sizes', `${entry.sentSize} bytes sent, ${entry.receivedSize} received`], ['Address', entry.url]];
            detail.replaceChildren(make('header', {}, make('h2', {}, `${entry.method} ${entry.path}`)),
              make('div', { className: 'actions' }, button('Copy as curl', () => copy(entry.curl))),
              heading('Request'), make('dl', { className: 'facts' }, ...facts.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, '' + value)])),
              ...(entry.sent ? [heading('Sent'), code(pretty(entry.sent))] : []),
              ...(entry.received ? [heading('Received'), code(pretty(entry.received))] : []));
          };
          const showForm = () => {
            const form = lists.dispatch.find((form) => form.name === chosen.dispatch);
            detail.replaceChildren(make('header', {}, make('h2', {}, form?.name ?? 'Dispatch an Action'),
              make('p', {}, 'Change it, and press Ctrl-Return. Secrets are dots.')), make('h3'),
              ...editForm('Dispatch', form?.action ?? '{"type":"","value":{}}', (text) => perform('dispatch', { action: text })));
          };
          const showHistory = () => {
            const item = chosen.history ? JSON.parse(chosen.history) : {};
            const title = item.branch ? 'Branch ' + item.branch.id : item.state ?? 'History';
            const words = item.branch ? `The history that was left after action ${item.branch.after}, until action ${item.branch.last}.`
              : item.state ? 'A state that was saved. The history until now becomes a branch.'
              : 'Branches are histories that were left. States are kept in files, for tests and for --state.';
            detail.replaceChildren(make('header', {}, make('h2', {}, title), make('p', {}, words)), make('div', { className: 'actions' },
              item.branch ? button('Continue There', async () => { if (await perform('branch', { number: item.branch.id })) chosen.history = null; }, { className: 'is-main' }) : null,
              item.state ? button('Open State', () => perform('open', { name: item.state }), { className: 'is-main' }) : null,
              make('a', { href: 'recording', download: 'session.jsonl' }, 'Save the Recording')));
          };
          const showDetail = () => {
            const turn = ++detailTurn;
            if (tab === 'network') showRequest();
            else if (tab === 'dispatch') showForm();
            else if (tab === 'history') showHistory();
            else showAction(turn).catch(() => {});
          };

      """#
  }
#endif
