#if DEBUG
  extension InspectorPage {
    /// What moves the page: the app, which it follows, the slider, keys, and tabs.
    static let followScript = #"""
          const setLive = (value) => {
            isLive = value;
            find('#live').setAttribute('aria-pressed', value);
            if (value && actions.length) go(status.last);
          };
          const go = (number) => {
            const next = Math.min(Math.max(number, status.first), status.last);
            const isNew = next !== current;
            current = next;
            slider.min = status.first;
            slider.max = status.last;
            slider.value = current;
            output.textContent = current.toLocaleString('en') + ' of ' + status.last.toLocaleString('en');
            slider.setAttribute('aria-valuetext', 'Action ' + current);
            showPicture();
            reveal();
            drawRows();
            if (isNew || tab === 'actions') showDetail();
            if (drives && isNew) perform(current === status.last ? 'present' : 'travel', { number: current });
          };
          const step = (direction) => {
            setLive(false);
            const numbers = shown.map(numberAt);
            const next = direction > 0 ? numbers.find((number) => number > current)
              : numbers.findLast((number) => number < current);
            if (next !== undefined) go(next);
          };
          const moves = {
            first: () => { setLive(false); go(shown.length ? numberAt(shown[0]) : status.first); },
            last: () => { go(shown.length ? numberAt(shown[shown.length - 1]) : status.last); if (current === status.last) setLive(true); },
            next: () => step(1), previous: () => step(-1),
          };

          // The lists behind the other tabs change without an action, so they are read while they are in sight.
          const addresses = { screens: 'tree', network: 'network', dispatch: 'forms' };
          const refreshList = async () => {
            const name = tab;
            if (!addresses[name]) return;
            const text = JSON.stringify(lists[name]);
            lists[name] = await get(addresses[name]).catch(() => lists[name]);
            if (tab !== name || text === JSON.stringify(lists[name])) return;
            showList();
            if (name === 'network') showDetail();
          };
          setInterval(() => { if (!document.hidden && (tab === 'screens' || tab === 'network')) refreshList(); }, 1000);

          const choose = (name) => {
            tab = name;
            for (const element of all('[data-tab]')) element.setAttribute('aria-selected', element.dataset.tab === name);
            find('#changing').hidden = name !== 'actions';
            search.value = '';
            list.scrollTop = 0;
            filter();
            reveal();
            showDetail();
            refreshList();
          };

          const load = async () => {
            while (actions.length === 0 || actions[actions.length - 1][0] < status.last) {
              if (status.last <= status.first) break;
              const after = actions.length ? actions[actions.length - 1][0] : status.first;
              const answer = await get(`actions?after=${after}&left=${status.left}`);
              if (answer.left !== status.left || !answer.actions.length) break;
              const needed = wanted();
              for (const action of answer.actions) {
                actions.push(action);
                words.push([action[1], action[2], action[3], ...action[4]].join(' ').toLowerCase());
                if (isFound(actions.length, needed)) shown.push(actions.length);
              }
              if (tab === 'actions') showList();
            }
          };
          const take = async (next) => {
            const isOther = next.left !== status.left || next.first > status.first && actions[0]?.[0] <= next.first;
            const hadTravel = JSON.stringify(status.travel), branches = JSON.stringify([status.branches, status.states]);
            status = next;
            if (isOther) { [actions, words, shown] = [[], [], [0]]; tick++; }
            const banner = find('#banner');
            banner.hidden = !status.travel;
            if (status.travel) {
              const { moment, held, dropped } = status.travel;
              banner.firstElementChild.textContent = `The app shows action ${moment} of ${status.last}.`
                + (held ? ` ${held} held.` : '') + (dropped ? ` ${dropped} ignored.` : '');
              for (const element of banner.querySelectorAll('button')) element.hidden = status.isReplay;
            }
            await load();
            if (isLive || isOther || current > status.last) go(isLive ? status.last : current);
            else go(current);
            if (isOther) filter();
            if (tab === 'history' && branches !== JSON.stringify([status.branches, status.states])) { showList(); showDetail(); }
            if (hadTravel !== JSON.stringify(status.travel) && tab !== 'history') drawRows();
          };
          const connection = find('#connection');
          const showConnection = (isThere) => {
            connection.classList.toggle('is-lost', !isThere);
            connection.textContent = isThere ? 'Connected' : 'The app has ended, or is paused.';
          };
          const refreshStatus = async () => {
            const next = await get('status');
            showConnection(true);
            await take(next);
          };
          const follow = async () => {
            for (;;) {
              try {
                const next = await get('status?seen=' + encodeURIComponent(status.stamp ?? ''));
                showConnection(true);
                if (next.stamp !== status.stamp || next.left !== status.left) await take(next);
                // A busy app gives a page ten answers a second.
                await new Promise((done) => setTimeout(done, 100));
              } catch {
                showConnection(false);
                await new Promise((done) => setTimeout(done, 1000));
              }
            }
          };

          const chooseNext = (direction) => {
            const source = rows[tab];
            const index = items.findIndex((item) => source.isChosen?.(item)) + direction;
            const next = items[Math.min(Math.max(index, 0), items.length - 1)];
            if (next) source.choose?.(next);
            drawRows();
          };

          const keys = { ArrowLeft: 'previous', ArrowUp: 'previous', ArrowRight: 'next', ArrowDown: 'next', Home: 'first', End: 'last' };
          addEventListener('keydown', (event) => {
            const isTyping = event.target.matches('input:not([type=range]), textarea');
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.key === '/' && !isTyping) { event.preventDefault(); search.select(); search.focus(); }
            else if (event.key === 'Escape') { search.value = ''; event.target.blur?.(); filter(); }
            else if (isTyping && !(event.target === search && /^Arrow(Up|Down)$/.test(event.key))) return;
            else if (event.key === 'l') setLive(!isLive);
            else if (keys[event.key] && tab === 'actions') { event.preventDefault(); moves[keys[event.key]](); }
            else if (/^Arrow(Up|Down)$/.test(event.key)) { event.preventDefault(); chooseNext(event.key === 'ArrowDown' ? 1 : -1); }
          });
          for (const element of all('[data-tab]')) element.addEventListener('click', () => choose(element.dataset.tab));
          for (const element of all('[data-go]')) element.addEventListener('click', () => moves[element.dataset.go]());
          for (const element of all('[data-do]')) element.addEventListener('click', () => perform(element.dataset.do));
          for (const element of all('[data-theme-choice]')) element.addEventListener('click', showPicture);
          system.addEventListener('change', showPicture);
          find('#live').addEventListener('click', () => setLive(!isLive));
          find('#drive').addEventListener('click', (event) => {
            drives = !drives;
            event.currentTarget.setAttribute('aria-pressed', drives);
            if (drives && current !== status.last) perform('travel', { number: current });
          });
          find('#changing').addEventListener('click', (event) => {
            changesOnly = !changesOnly;
            event.currentTarget.setAttribute('aria-pressed', changesOnly);
            filter();
          });
          slider.addEventListener('input', () => { setLive(false); go(Number(slider.value)); });
          slider.form.addEventListener('submit', (event) => event.preventDefault());
          search.addEventListener('input', () => { list.scrollTop = 0; filter(); });
          list.addEventListener('scroll', () => requestAnimationFrame(drawRows), { passive: true });
          addEventListener('resize', drawRows);

          const asked = new URLSearchParams(location.hash.slice(1));
          if (asked.has('theme')) { theme = asked.get('theme'); paint(); }
          refreshStatus().then(() => {
            if (rows[asked.get('tab')]) choose(asked.get('tab'));
            if (asked.has('part')) { part = asked.get('part'); showDetail(); }
            if (asked.has('action')) { setLive(false); go(Number(asked.get('action'))); }
          }).catch(() => {}).finally(follow);
      """#
  }
#endif
