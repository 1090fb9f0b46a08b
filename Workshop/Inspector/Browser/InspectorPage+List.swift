#if DEBUG
  extension InspectorPage {
    /// The lists: the actions, of which only the rows in sight are in the page, and the lists behind the other tabs.
    static let listScript = #"""
          const find = (selector) => document.querySelector(selector);
          const [list, search, found, slider, output] =
            ['#list', 'nav input[type=search]', '#found', 'input[type=range]', 'output'].map(find);
          const inner = list.firstElementChild;
          const rowHeight = 46;
          // Of an action: its number, name, time, source, and what it changed.
          let actions = [], words = [], shown = [];
          let status = { first: 0, last: 0, left: -1, branches: [], states: [] };
          let tab = 'actions', current = 0, isLive = true, drives = false, changesOnly = false;
          let chosen = { network: null, dispatch: null, history: null };
          const lists = { screens: [], network: [], dispatch: [] };

          const make = (name, properties = {}, ...children) => {
            const element = document.createElement(name);
            for (const [key, value] of Object.entries(properties))
              if (key in element) element[key] = value; else element.setAttribute(key, value);
            element.append(...children.filter((child) => child !== null && child !== undefined));
            return element;
          };
          const get = async (address) => {
            const answer = await fetch(address, { cache: 'no-store' });
            const json = await answer.json();
            if (!answer.ok) throw new Error(json.message ?? answer.statusText);
            return json;
          };
          let toastTimer = 0;
          const say = (text, isBad = false) => {
            const toast = find('#toast');
            toast.textContent = text;
            toast.className = (text ? 'is-shown' : '') + (isBad ? ' is-bad' : '');
            clearTimeout(toastTimer);
            toastTimer = setTimeout(() => { toast.className = ''; }, 4000);
          };
          const perform = async (name, values = {}) => {
            try {
              const answer = await fetch('do', { method: 'POST', headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ do: name, ...values }) });
              const { message } = await answer.json();
              if (message) say(message, !answer.ok);
              return answer.ok;
            } catch { say('The app has ended.', true); return false; }
          };

          const wanted = () => search.value.toLowerCase().split(/\s+/).filter(Boolean);
          const matches = (text, all) => all.every((word) => text.includes(word));
          const shortName = (name) => name.includes('.') ? name.slice(name.indexOf('.') + 1) : name;
          const typeName = (name) => name.includes('.') ? name.slice(0, name.indexOf('.')) + ' · ' : '';
          const row = (properties, ...children) => make('div', { role: 'option', ...properties }, ...children);

          const rows = {
            actions: {
              items: () => shown,
              draw: (index) => {
                if (index === 0) return row({}, make('b', {}, '0'), make('span', {}, 'The app starts'), make('small', {}, '0:00.0'));
                const [number, name, time, source, changes] = actions[index - 1];
                return row({ className: changes.length ? '' : 'is-still', title: changes.length ? 'Changed ' + changes.join(', ') : 'Changed nothing' },
                  make('b', {}, '' + number), make('span', {}, shortName(name)),
                  make('small', {}, typeName(name) + time + (source ? ' · ' + source : '')));
              },
              isChosen: (index) => numberAt(index) === current,
              isShown: (index) => status.travel?.moment === numberAt(index),
              choose: (index) => { setLive(false); go(numberAt(index)); },
            },
            screens: {
              items: () => lists.screens.filter((line) => matches((line.title + ' ' + line.facts).toLowerCase(), wanted())),
              draw: (line) => {
                const element = row({ className: 'is-flat' }, make('span', { className: line.title.includes('should be gone') ? 'is-bad' : '' }, line.title),
                  make('small', {}, line.facts));
                element.style.paddingLeft = 10 + line.depth * 16 + 'px';
                return element;
              },
            },
            network: {
              items: () => [...lists.network].reverse().filter((entry) => matches(`${entry.method} ${entry.path} ${entry.outcome}`.toLowerCase(), wanted())),
              draw: (entry) => row({}, make('b', {}, entry.method), make('span', {}, entry.path),
                make('i', { className: /^[23]/.test(entry.outcome) ? 'is-good' : entry.milliseconds === null ? '' : 'is-bad' }, entry.outcome),
                make('small', {}, [entry.milliseconds === null ? 'running' : entry.milliseconds + ' ms',
                  entry.action === null ? null : 'after action ' + entry.action, entry.attempt > 1 ? 'attempt ' + entry.attempt : null]
                  .filter(Boolean).join(' · '))),
              isChosen: (entry) => entry.id === chosen.network,
              choose: (entry) => { chosen.network = entry.id; if (entry.action !== null) { setLive(false); go(entry.action); } showDetail(); },
            },
            dispatch: {
              items: () => lists.dispatch.filter((form) => matches(form.name.toLowerCase(), wanted())),
              draw: (form) => row({ className: 'is-flat' }, make('span', {}, form.name), make('small', {}, form.action)),
              isChosen: (form) => form.name === chosen.dispatch,
              choose: (form) => { chosen.dispatch = form.name; showDetail(); },
            },
            history: {
              items: () => [
                { heading: status.branches.length ? 'Branches' : 'No branch yet' },
                ...status.branches.map((branch) => ({ branch })),
                { heading: status.states.length ? 'States' : 'No state saved yet' }, ...status.states.map((state) => ({ state })),
              ],
              draw: ({ heading, branch, state }) => heading ? row({ className: 'is-flat is-heading' }, make('span', {}, heading))
                : branch ? row({ className: 'is-flat' }, make('span', {}, 'Branch ' + branch.id),
                  make('small', {}, `left after action ${branch.after}, until action ${branch.last}`))
                : row({ className: 'is-flat' }, make('span', {}, state), make('small', {}, '--state ' + state)),
              isChosen: (item) => !item.heading && JSON.stringify(item) === chosen.history,
              choose: (item) => { if (!item.heading) { chosen.history = JSON.stringify(item); showDetail(); } },
            },
          };

          const numberAt = (index) => index === 0 ? status.first : actions[index - 1][0];
          const indexOf = (number) => number <= status.first ? 0 : number - (actions[0]?.[0] ?? 1) + 1;

          // Only the rows in sight exist.
          let items = [], drawn = '';
          const drawRows = () => {
            const [from, to] = [Math.max(0, Math.floor(list.scrollTop / rowHeight) - 4),
              Math.min(items.length, Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 4)];
            const source = rows[tab], elements = [];
            for (let index = from; index < to; index++) {
              const element = source.draw(items[index]);
              element.classList.add('row');
              element.style.top = index * rowHeight + 'px';
              element.setAttribute('aria-selected', Boolean(source.isChosen?.(items[index])));
              element.setAttribute('aria-setsize', items.length);
              element.setAttribute('aria-posinset', index + 1);
              if (source.isShown?.(items[index])) element.classList.add('is-shown');
              element.addEventListener('click', () => { source.choose?.(items[index]); drawRows(); });
              elements.push(element);
            }
            inner.replaceChildren(...elements);
          };
          const showList = () => {
            items = rows[tab].items();
            inner.style.height = items.length * rowHeight + 'px';
            const total = tab === 'actions' ? actions.length : tab === 'history' ? status.branches.length + status.states.length : lists[tab].length;
            const names = { actions: 'action', screens: 'line', network: 'request', dispatch: 'action to dispatch', history: 'branches and states' };
            const name = tab === 'history' ? names.history : tab === 'dispatch' ? (total === 1 ? names.dispatch : 'actions to dispatch')
              : names[tab] + (total === 1 ? '' : 's');
            const isPart = tab === 'actions' ? shown.length !== actions.length + 1 : tab !== 'history' && items.length !== total;
            const count = tab === 'actions' ? shown.filter((index) => index > 0).length : items.length;
            found.textContent = (isPart ? count.toLocaleString('en') + ' of ' : '') + total.toLocaleString('en') + ' ' + name;
            drawRows();
          };
          const isFound = (index, all) => index === 0 ? !all.length && !changesOnly
            : (!changesOnly || actions[index - 1][4].length > 0) && matches(words[index - 1], all);
          const filter = () => {
            const all = wanted();
            shown = [];
            for (let index = 0; index <= actions.length; index++) if (isFound(index, all)) shown.push(index);
            showList();
          };
          const reveal = () => {
            if (tab !== 'actions') return;
            const position = shown.indexOf(indexOf(current));
            if (position < 0) return;
            const top = position * rowHeight;
            if (top < list.scrollTop) list.scrollTop = top - rowHeight;
            else if (top + rowHeight > list.scrollTop + list.clientHeight)
              list.scrollTop = top + 2 * rowHeight - list.clientHeight;
          };

      """#
  }
#endif
