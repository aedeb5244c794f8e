extension ReportPage {
  /// Plain script for any browser of the last years. All text of the data goes in as text, never as markup.
  static let script = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const byId = id => document.getElementById(id);
    const modes = ['Side by side', 'Swipe', 'Onion skin', 'Difference', 'Blink'];
    const state = { mode: 0, zoom: 0, slide: 50, index: 0, box: null };
    let shown = [];

    for (const f of data.failures) {
      data.snapshots.push({ preview: f.preview, frame: f.frame, status: 'failed', message: f.message,
        findings: [], pictures: {} });
    }
    const family = s => s.preview.split('/')[0];
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
        else if (value !== null) element.setAttribute(name, value);
      }
      element.append(...children);
      return element;
    }

    function fillFilter(id, values) {
      byId(id).replaceChildren(make('option', { value: '' }, 'all'),
        ...values.map(v => make('option', { value: v }, String(v))));
      byId(id).addEventListener('change', filter);
    }
    const distinct = f => [...new Set(data.snapshots.map(f).filter(v => v !== undefined))];
    fillFilter('family', distinct(family));
    fillFilter('theme', distinct(s => s.theme));
    fillFilter('offset', distinct(s => s.offset).sort((a, b) => a - b));
    byId('status').addEventListener('change', filter);
    byId('search').addEventListener('input', filter);

    const failures = data.snapshots.filter(s => s.status === 'failed').length;
    byId('counts').append(make('b', {}, failures ? `${failures} failed` : ''),
      `${failures ? ', ' : ''}${data.snapshots.length - failures} passed`);
    if (!failures) byId('status').value = '';

    function filter() {
      const current = shown[state.index];
      const wanted = id => byId(id).value;
      const words = wanted('search').toLowerCase().split(' ').filter(Boolean);
      shown = data.snapshots.filter(s =>
        (!wanted('status') || s.status === wanted('status')) && (!wanted('family') || family(s) === wanted('family')) &&
        (!wanted('theme') || s.theme === wanted('theme')) && (!wanted('offset') || String(s.offset) === wanted('offset')) &&
        words.every(w => `${s.preview} ${s.frame} ${s.message || ''}`.toLowerCase().includes(w)));
      state.index = Math.max(0, shown.indexOf(current));
      drawList();
      draw();
    }

    function drawList() {
      const rows = [];
      let last;
      shown.forEach((s, index) => {
        if (s.preview !== last) rows.push(make('h2', {}, s.preview));
        last = s.preview;
        const image = s.findings.find(f => f.pixels !== undefined);
        rows.push(make('button', { class: s.status, 'data-index': index, onclick: () => select(index) },
          make('i'), s.frame, make('small', {}, image ? `${image.pixels} px` : '')));
      });
      byId('list').replaceChildren(...rows);
    }

    function select(index) {
      if (!shown.length) return;
      state.index = Math.min(shown.length - 1, Math.max(0, index));
      state.box = null;
      draw();
    }

    // 0 fits the pictures into the stage, in points; other values are CSS pixels for each pixel of a picture.
    function scaleOf(s, width, count) {
      if (state.zoom) return state.zoom;
      const room = byId('stage').clientWidth - 48 - 24 * (count - 1);
      return Math.min(1 / (s.scale || 1), Math.max(0.05, room / count / width));
    }

    function draw() {
      for (const b of byId('list').querySelectorAll('button')) {
        const isCurrent = Number(b.dataset.index) === state.index;
        b.setAttribute('aria-current', isCurrent);
        if (isCurrent) b.scrollIntoView({ block: 'nearest' });
      }
      byId('modes').replaceChildren(...modes.map((name, index) => make('button', {
        'aria-pressed': index === state.mode, title: `${name} (${index + 1})`,
        onclick: () => { state.mode = index; draw(); } }, name)));
      const s = shown[state.index];
      document.body.dataset.mode = modes[state.mode];
      document.body.dataset.snapshot = s ? `${s.preview} ${s.frame}` : '';
      if (!s) {
        byId('title').replaceChildren();
        byId('stage').replaceChildren(make('p', { class: 'empty' },
          data.snapshots.length ? 'Nothing fits the filters.' : 'There are no snapshots.'));
        byId('details').replaceChildren();
        byId('zoom').textContent = '';
        return;
      }
      byId('title').replaceChildren(make('h2', {}, `${s.preview} ${s.frame}`),
        make('p', {}, s.message || 'It is as it was.'));
      drawStage(s);
      drawDetails(s);
    }

    function drawStage(s) {
      const names = ['expected', 'actual', 'difference'].filter(n => s.pictures[n]);
      if (!names.length) {
        byId('stage').replaceChildren(make('p', { class: 'empty' }, s.status === 'failed'
          ? 'There is no picture.' : 'The page has no picture of this snapshot: it is as it was.'));
        byId('zoom').textContent = '';
        return;
      }
      Promise.all(names.map(name => new Promise(done => {
        const image = new Image();
        image.onload = image.onerror = () => done(image);
        image.alt = name;
        image.src = s.pictures[name];
      }))).then(images => {
        if (shown[state.index] === s) place(s, names, images);
      });
    }

    function place(s, names, images) {
      const pair = images.filter((_, i) => names[i] !== 'difference');
      const isPair = pair.length === 2;
      const mode = isPair ? state.mode : 0;
      const width = Math.max(...images.map(i => i.naturalWidth)), height = Math.max(...images.map(i => i.naturalHeight));
      const count = mode === 0 ? images.length : 1;
      const scale = scaleOf(s, width, count);
      for (const image of images) image.width = image.naturalWidth * scale;
      byId('zoom').textContent = `${Math.round(scale * 100)} %`;
      byId('stage').classList.toggle('pixels', scale >= 1);
      const marked = content => {
        if (state.box) {
          const [b, edge] = [state.box, n => `${n * scale}px`];
          content.append(make('div', { class: 'mark',
            style: `left:${edge(b.x)};top:${edge(b.y)};width:${edge(b.width)};height:${edge(b.height)}` }));
        }
        return content;
      };
      const frame = (name, kind, ...inside) => make('figure', {}, make('figcaption', {}, name),
        marked(make('div', { class: `frame ${kind}`, style: `width:${width * scale}px;height:${height * scale}px` },
          ...inside)));
      const row = (...figures) => make('div', { class: 'row' }, ...figures);
      const slide = (name, change) => make('div', { class: 'slide' }, 'expected', make('input', { type: 'range', min: 0,
        max: 100, value: state.slide, 'aria-label': name, oninput: e => { state.slide = Number(e.target.value); change(); } }),
        'actual');
      if (mode === 0) {
        byId('stage').replaceChildren(row(...images.map((image, i) => frame(names[i], '', image))));
      } else if (mode === 1) {
        const edge = make('div', { class: 'edge' });
        const change = () => {
          pair[1].style.clipPath = `inset(0 0 0 ${100 - state.slide}%)`;
          edge.style.left = `${(100 - state.slide) * width * scale / 100}px`;
        };
        // The part of a picture is a share of its own width.
        pair[1].style.width = `${pair[1].naturalWidth * scale}px`;
        change();
        byId('stage').replaceChildren(slide('Swipe', change), row(frame('left expected, right actual', '', ...pair, edge)));
      } else if (mode === 2) {
        const change = () => { pair[1].style.opacity = state.slide / 100; };
        change();
        byId('stage').replaceChildren(slide('Onion skin', change), row(frame('both', '', ...pair)));
      } else if (mode === 3) {
        byId('stage').replaceChildren(row(frame('difference', '', images[names.indexOf('difference')] || pair[1])));
      } else {
        byId('stage').replaceChildren(row(frame('expected and actual by turns', 'blink', ...pair)));
      }
      const box = byId('stage').querySelector('.mark');
      if (box) box.scrollIntoView({ block: 'center', inline: 'center' });
    }

    function drawDetails(s) {
      const parts = [];
      for (const finding of s.findings) {
        if (finding.outcome === 'same') continue;
        const said = finding.summary || finding.reason || (finding.outcome === 'missing' ? 'there is no golden'
          : `${finding.removed} lines gone, ${finding.added} lines new`);
        parts.push(make('h3', {}, `${finding.what}: ${said}`));
        if (finding.views && finding.views.length) {
          parts.push(make('table', {}, ...finding.views.map(v => make('tr', {},
            make('td', {}, make('button', { onclick: () => show(v.box, s) }, v.name)), make('td', {}, `${v.pixels} px`),
            make('td', {}, `${v.box.width} x ${v.box.height} at ${v.box.x}, ${v.box.y}`),
            make('td', {}, `up to ${v.largest} levels`)))));
        }
        if (finding.lines) {
          parts.push(make('pre', {}, ...finding.lines.map(l => make('span', {
            class: l[0] === '+' ? 'add' : l[0] === '-' ? 'del' : l[0] === ' ' ? '' : 'at' }, `${l}\n`))));
        }
      }
      const paths = s.findings.filter(f => f.outcome !== 'same').map(f => f.golden);
      if (paths.length) {
        parts.push(make('h3', {}, 'Goldens'), make('pre', {}, paths.join('\n')));
        parts.push(make('h3', {}, 'To accept what is new'), make('pre', {}, data.accept));
      }
      const keys = [['j k', 'next, previous'], ['1 to 5', 'view'], ['+ - 0', 'zoom'], ['← →', 'slide'], ['a', 'all or failures'],
        ['/', 'find'], ['d', 'light or dark']];
      parts.push(make('p', { class: 'keys' }, ...keys.flatMap(([k, what]) => [make('kbd', {}, k), ` ${what}   `])));
      byId('details').replaceChildren(...parts);
    }

    function show(box, s) {
      state.box = box;
      const room = byId('stage').clientWidth;
      // As large as it fits, in whole pixels, so that single ones can be told apart.
      state.zoom = Math.max(1, Math.min(16, Math.floor(room / 3 / Math.max(box.width, box.height))));
      draw();
    }

    const zooms = [0.1, 0.25, 0.33, 0.5, 1, 2, 3, 4, 6, 8, 12, 16];
    function zoom(direction) {
      const now = state.zoom || Number(byId('zoom').textContent.replace(' %', '')) / 100 || 1;
      state.zoom = direction > 0 ? zooms.find(z => z > now * 1.01) || 16 : zooms.findLast(z => z < now * 0.99) || 0.1;
      draw();
    }
    byId('in').onclick = () => zoom(1);
    byId('out').onclick = () => zoom(-1);
    const fit = () => { state.zoom = 0; state.box = null; draw(); };
    byId('fit').onclick = fit;

    const prefersDark = matchMedia('(prefers-color-scheme: dark)');
    let isDark = prefersDark.matches;
    const scheme = () => document.documentElement.classList.toggle('dark', isDark);
    prefersDark.addEventListener('change', e => { isDark = e.matches; scheme(); });
    byId('scheme').onclick = () => { isDark = !isDark; scheme(); };
    scheme();

    function slideBy(amount) {
      if (state.mode !== 1 && state.mode !== 2) return;
      state.slide = Math.min(100, Math.max(0, state.slide + amount));
      draw();
    }
    const keys = {
      j: () => select(state.index + 1), ArrowDown: () => select(state.index + 1),
      k: () => select(state.index - 1), ArrowUp: () => select(state.index - 1),
      Home: () => select(0), End: () => select(shown.length - 1),
      '+': () => zoom(1), '=': () => zoom(1), '-': () => zoom(-1), 0: fit,
      ArrowLeft: () => slideBy(-5), ArrowRight: () => slideBy(5),
      a: () => { byId('status').value = byId('status').value ? '' : 'failed'; filter(); },
      d: () => byId('scheme').click(), '/': () => byId('search').focus(),
    };
    modes.forEach((_, index) => { keys[index + 1] = () => { state.mode = index; draw(); }; });
    addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') { document.activeElement.blur(); return; }
      const focus = document.activeElement;
      // A slider takes arrows only.
      if (focus.type === 'range' ? /^(Arrow|Home|End|Page)/.test(event.key) : /^(INPUT|SELECT)$/.test(focus.tagName)) return;
      const action = keys[event.key];
      if (action) { event.preventDefault(); action(); }
    });
    addEventListener('resize', draw);
    filter();

    """#
}
