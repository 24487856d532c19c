// One phone at a table. It shows what the last message of the table says and keeps no rules: see stockgames/phones/wire.py.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const SVG = "http://www.w3.org/2000/svg";
  const EMBLEMS = { blue: "flask", black: "circuit", red: "derrick", green: "wheat", banks: "portico", insurance: "umbrella", bonds: "seal", diamond: "gem" };
  const COLOURS = { flask: "blue", circuit: "black", derrick: "red", wheat: "green", portico: "blue", seal: "red" };
  const SUITS = { s: "spade", h: "heart", d: "diamond", c: "club" }, COURTS = { j: "jack", q: "queen", k: "king" };
  const FOUR = [[-1, -1], [1, -1], [-1, 1], [1, 1]], SIX = [...FOUR, [-1, 0], [1, 0]], EIGHT = [...FOUR, [-1, -.34], [1, -.34], [-1, .34], [1, .34]];
  const PIPS = { 2: [[0, -1], [0, 1]], 3: [[0, -1], [0, 0], [0, 1]], 4: FOUR, 5: [...FOUR, [0, 0]], 6: SIX, 7: [...SIX, [0, -.5]],
    8: [...SIX, [0, -.5], [0, .5]], 9: [...EIGHT, [0, 0]], t: [...EIGHT, [0, -.67], [0, .67]] };
  // The parts of an envelope, and what can be picked in each.
  const STEPS = { produce: /^(good-(?!to-)|slot-)/, resources: /^good-to-/, stocks: /^stock-/, exchange: /^(exchange|back-|stock-(?!to-))/ };
  const WAITS = [250, 500, 1000, 2000, 4000];
  const HOLD = 150, QUIET = 2000, FAR = 20000, COVER = 30000, SILENCE = 4000;

  let words = {}, language = "", socket = null, tries = 0, retry = 0, downSince = 0, waiting = 0;
  let table = null, door = null, ending = "", picked = null, news = [], seenLog = 0, wasAsked = false, lookedUp = false, reason = "", isBack = false;
  const memory = {  // a browser may refuse to remember anything
    get(name) { try { return localStorage.getItem(name) || ""; } catch (error) { return ""; } },
    set(name, value) { try { if (value) localStorage.setItem(name, value); else localStorage.removeItem(name); } catch (error) { /* only convenience */ } },
  };
  const hash = decodeURIComponent(location.hash.slice(1));
  let token = hash[0] === "~" ? hash.slice(1) : memory.get("token"), key = hash[0] === "~" ? "" : hash;

  // Words and small helpers

  const say = (id, values) => (words[id] || "").replace(/\{ ?(\w+) ?\}/g, (whole, name) => (values && name in values ? values[name] : whole));
  const el = (tag, name, ...inside) => { const made = document.createElement(tag); if (name) made.className = name; made.append(...inside.filter(Boolean)); return made; };
  const write = (node, text) => { if (node.textContent !== text) node.textContent = text; };
  const tell = (text) => { if (text) write($("said"), text); };
  const attr = (node, name, value) => { if (value === null) node.removeAttribute(name); else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value); };
  const show = (node, on) => { node.hidden = !on; return on; };

  // Updates children by their places, so that focus and scroll position stay.
  function list(parent, items, place, make, fill) {
    const old = new Map([...parent.children].map((child) => [child.dataset.place, child])), seen = {};
    let at = parent.firstElementChild;
    for (const item of items) {
      const plain = place(item), nth = seen[plain] = (seen[plain] || 0) + 1, name = nth > 1 ? `${plain}/${nth}` : plain;
      let node = old.get(name);
      if (node) old.delete(name); else { node = make(item); node.dataset.place = name; }
      if (fill) fill(node, item);
      if (node === at) at = at.nextElementSibling; else parent.insertBefore(node, at);
    }
    old.forEach((node) => node.remove());
  }
  const only = (parent, key, make) => list(parent, [key], () => key, make);

  // Pictures, drawn from sheets that each phone loads whole

  const draw = (tag, values, ...inside) => { const made = document.createElementNS(SVG, tag); Object.keys(values).forEach((name) => made.setAttribute(name, values[name])); made.append(...inside); return made; };
  const isDrawn = (id) => Boolean(id) && Boolean(document.querySelector(`#emblems [id="${id}"]`));
  const emblem = (id) => (isDrawn(id) ? draw("svg", { class: `em ${COLOURS[id] ? `c-${COLOURS[id]}` : ""}`, viewBox: "-1.05 -1.05 2.1 2.1", "aria-hidden": "true" }, draw("use", { href: `#${id}` })) : null);
  const emblemOf = (name) => name.split("-").slice(1).map((part) => EMBLEMS[part] || part).find(isDrawn);

  function cardFace(rank, suit) {
    const mark = (x, y, size) => draw("use", { href: `#${SUITS[suit]}`, transform: `translate(${x} ${y}) scale(${size})` });
    const letter = { a: 0, j: 1, q: 2, k: 3 }[rank], index = letter === undefined ? rank.replace("t", "10") : say("ranks").split(" ")[letter] || rank;
    const court = () => draw("svg", { x: 20, y: 8, width: 60, height: 62, viewBox: "20 5.4 60 62", fill: "none" }, draw("use", { href: `#${COURTS[rank]}-${SUITS[suit]}s` }));
    const halves = [0, 180].map((turn) => draw("g", { transform: `rotate(${turn} 50 70)` }, draw("text", { x: 12, y: 27 }, index), mark(12, 42, 7.5), ...(COURTS[rank] ? [court()] : [])));
    const pips = (PIPS[rank] || []).map(([x, y]) => mark(50 + 18 * x, 70 + 44 * y, y > 0 ? -9.6 : 9.6));
    return draw("svg", { class: `face-up s-${suit}`, viewBox: "0 0 100 140", "aria-hidden": "true" }, ...halves, ...pips, ...(rank === "a" ? [mark(50, 70, 25)] : []));
  }

  // The picture of a place or target, by its name: a playing card, or a chip with its sector or what it may do.
  const CARD = /^(?:card-|own\/hand\/)([2-9atjqk])([shdc])(?:-\d+)?$/, CHIP = /(?:^|[-/])(blue|black|red|green)(?:-([a-z-]+))?$/;
  function picture(name) {
    const card = CARD.exec(name), chip = !card && CHIP.exec(name);
    if (card) return cardFace(card[1], card[2]);
    if (!chip) return null;
    const special = (chip[2] || "").replace(/-/g, "_");
    return el("span", `chip ${chip[1]}`, emblem(isDrawn(special) ? special : EMBLEMS[chip[1]]));
  }

  // The crest of a person's portrait: its colour, and its sign if the sheet has one.
  function crest(box, person) {
    const told = person ? `${person.colour} ${person.sign} ${person.name}` : "eye";
    if (box.dataset.told === told) return;
    box.dataset.told = told;
    attr(box, "aria-hidden", true);
    box.className = `face ${person ? `f-${person.colour}` : ""}`;
    box.replaceChildren(emblem(person ? `sign-${person.sign}` : "eye") || document.createTextNode([...(person ? person.name : "?")][0]));
  }

  async function speak(wanted) {
    if (wanted === language) return;
    language = wanted;
    try { words = await (await fetch(`words-${wanted}.json`)).json(); } catch (error) { language = ""; return; }
    document.documentElement.lang = wanted;
    document.querySelectorAll("[data-say]").forEach((node) => write(node, say(node.dataset.say)));
    render();
  }

  async function loadEmblems() {
    try {
      for (const name of ["emblems.svg", "faces.svg", "courts.svg"]) {
        const sheet = new DOMParser().parseFromString(await (await fetch(name)).text(), "image/svg+xml").documentElement;
        sheet.querySelectorAll("[id]").forEach((one) => (name === "faces.svg" && !one.id.startsWith("sign-") ? one.remove() : one.removeAttribute("transform")));
        $("emblems").append(document.importNode(sheet, true));
      }
      document.querySelectorAll(".face").forEach((box) => delete box.dataset.told);
      $("thumb").prepend(emblem("eye"));
      render();
    } catch (error) { /* words are enough */ }
  }

  // The line to the table: the longer it has not answered, the longer it may take
  const patience = () => SILENCE * Math.min(1 + tries, 4);

  function send(message) {
    if (!isThere()) { bar(say("wait-for-table")); return false; }
    socket.send(JSON.stringify(message));
    clearTimeout(waiting);
    waiting = setTimeout(() => { tries += 1; connect(); }, patience());
    return true;
  }

  function connect() {
    clearTimeout(retry); clearTimeout(waiting);
    cover();
    if (socket) { socket.onclose = socket.onmessage = null; socket.close(); }
    ending = "";
    const mine = socket = new WebSocket(`ws://${location.host}/table`);
    socket.onopen = () => { isBack = Boolean(token); if (token || key) send({ type: "hello", token: token || key, language: navigator.language || "" }); else { tries = downSince = 0; render(); } };
    socket.onmessage = (event) => { clearTimeout(waiting); tries = downSince = 0; take(JSON.parse(event.data)); };
    socket.onclose = () => { if (mine === socket) lost(); };
    setTimeout(() => { if (mine === socket && mine.readyState === 0) mine.close(); }, patience());
  }

  function lost() {
    clearTimeout(waiting);
    socket = null;
    cover();
    if (ending) return;
    downSince = downSince || Date.now();
    const wait = WAITS[Math.min(tries, WAITS.length - 1)];
    tries += 1;
    retry = setTimeout(connect, wait);
    if (isDown(FAR)) table = null;
    render();
    setTimeout(render, QUIET);
  }
  const isDown = (time) => downSince > 0 && Date.now() - downSince > time;

  function take(message) {
    switch (message.type) {
      case "door":
        if (!door) $("typed").value = "";
        door = message; table = null; look(message); speak(message.language);
        if (door.refused) { reason = door.refused; tell(reason); }
        if (door.typed) $("typed").value = door.typed;
        break;
      case "seated":
        token = message.token; door = null;
        memory.set("token", token);
        history.replaceState(null, "", `#~${token}`);
        return;
      case "table": arrived(message); break;
      case "gone": gone(message.why); return;
    }
    render();
  }

  function arrived(message) {
    if (!table) $("public").open = message.you === null;
    const fresh = message.log.filter((entry) => isBack && entry.number > seenLog), before = table && (table.notice || table.hint);
    isBack = false;
    if (fresh.length) news = fresh.slice(-3).map((entry) => entry.text);
    const last = message.log[message.log.length - 1];
    if (last && last.number > seenLog) { seenLog = last.number; tell(last.text); }
    if (!table || message.n !== table.n) reason = "";
    if (!message.look_up) lookedUp = false;
    else if (!table || !table.look_up) { cover(); tell(say("look-up")); }
    if (message.asked && !wasAsked) {
      tell(message.doing.is_private ? message.status : `${message.status} ${message.doing.title}`);
      if (navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(60);
    }
    wasAsked = message.asked;
    table = message;
    if ((message.notice || message.hint) !== before) tell(whisper());
    look(message);
    speak(message.language);
  }

  function gone(why) {
    cover();
    table = door = null;
    if (why === "unknown" && token) {
      token = ""; memory.set("token", "");
      ending = "x"; connect(); return;
    }
    if (why === "unknown") { key = ""; reason = say("wrong-code"); tell(reason); }
    if (why === "bye") { token = ""; memory.set("token", ""); history.replaceState(null, "", "#"); }
    ending = why;
    render();
  }

  const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  function press(name, closes) {
    if (send({ type: "press", id: newId(), n: table.n, name })) { news = []; reason = ""; if (closes) cover(); }
  }

  // The wallet: what is private is in the page only while it is open

  let isOpen = false, isHeld = false, stays = false, coverTimer = 0, holdTimer = 0, startY = 0, wasHeld = false;
  const isThere = () => Boolean(socket) && socket.readyState === 1;
  function uncover(held) { if (!isThere()) { bar(say("wait-for-table")); return; } isOpen = true; isHeld = held; stays = false; touched(); render(); }
  function cover() {
    clearTimeout(coverTimer); clearTimeout(holdTimer);
    if (!isOpen) return;
    isOpen = isHeld = false;
    reason = "";
    write($("said"), "");
    render();
  }
  function empty() { document.querySelectorAll("#wallet .body").forEach((body) => body.remove()); }
  function touched() { if (isOpen) { clearTimeout(coverTimer); coverTimer = setTimeout(cover, COVER); } }
  const hasPrivate = () => table && !table.is_over && (table.private.length > 0 || table.doing.is_private || privateOnes().length > 0);
  const privateOnes = () => [...table.doing.targets, ...choices()].filter((one) => one.is_private);
  const choices = () => table.doing.groups.reduce((all, group) => all.concat(group.choices), []);

  // A hint, or why nothing happened; only in the open wallet if it tells of a secret.
  function whisper() {
    const told = table.notice || table.hint, isSecret = hasPrivate() && (table.doing.is_private || !table.notice);
    return told && isSecret && !isOpen ? say("show") : told;
  }

  function wallet() {
    const box = $("wallet");
    if (!show(box, Boolean(hasPrivate()) && !table.look_up)) { box.className = ""; nodes($("sleeves"), []); empty(); return; }
    box.className = `${isOpen ? "open" : ""} ${isHeld ? "held" : ""} ${table.asked && !table.doing.is_private ? "" : "tall"}`;
    const isFirst = privateOnes().length > 0 && !table.doing.is_private;
    if (isFirst !== (box.nextElementSibling === $("stage"))) $("table").insertBefore(box, isFirst ? $("stage") : $("people"));
    write(box.firstChild, say(table.doing.is_private ? "your-choice" : "your-hand"));
    write(thumb.lastChild, say(isHeld ? "let-go" : isOpen ? "cover" : "hold"));
    attr(thumb, "aria-label", [...new Set([thumb.lastChild.textContent, say(isOpen ? "cover" : "show")])].join(". "));
    attr(thumb, "aria-pressed", isOpen);
    const sleeves = table.public.find((node) => node.place === "own/sleeves" && !table.asked && node.children.some((one) => one.value));
    const inside = isOpen && table.private.find((node) => node.place === "own/sleeves");
    const laid = (one) => inside && inside.children.find((other) => other.place === one.place) || one;
    nodes($("sleeves"), sleeves ? [{ ...sleeves, children: sleeves.children.map(laid) }] : []);
    if (!isOpen) { empty(); return; }
    let body = box.querySelector(".body");
    if (!body) { body = el("div", "body"); box.insertBefore(body, thumb); }
    const doing = table.doing, secret = doing.is_private, shown = privateOnes().map((one) => one.label);
    const keep = (node) => ({ ...node, children: node.children.filter((child) => !shown.includes(child.name)) });
    const parts = [], whispers = table.log.filter((entry) => entry.private).slice(-4);
    if (secret || shown.length) parts.push({ place: "doing", secret });
    if (doing.is_note_private && !secret) parts.push({ place: "note", name: doing.note, value: "", children: [] });
    if (whispers.length) parts.push({ place: "whispers", name: say("only-you"), value: "", children: whispers.map((entry) => ({ place: `whisper-${entry.number}`, name: entry.private, value: "", children: [] })) });
    const isAtHand = (place) => secret && doing.targets.length && /^(envelope|seat-\d|own\/(warehouse|production|shares|hand))$/.test(place);
    for (const node of table.private.filter((one) => one !== inside && !isAtHand(one.place))) { const kept = keep(node); if (kept.value || kept.children.length || !node.children.length && !shown.includes(node.name)) parts.push(kept); }
    list(body, parts, (part) => part.place, (part) => el("div", part.place === "doing" ? "stack" : "part"), (box, part) => {
      if (part.place === "doing") actions(box, part.secret ? () => true : (one) => one.is_private, part.secret);
      else nodes(box, [part]);
    });
  }

  // Nodes of the table as headings and lists
  const SEAT = /^seat-\d+$/;

  function nodes(box, all) {
    list(box, all, (node) => node.place, (node) => el("div", "", el("h3", "", SEAT.test(node.place) && el("span", "face"), el("span")), el("p", "quiet"), el("ul"), el("div")), (part, node) => {
      const [head, note, lines, inner] = part.children, rows = node.children.filter((child) => !child.children.length);
      part.className = node.state === "decides" ? "decides" : "";
      if (head.children[1]) crest(head.firstChild, table.people[Number(node.place.slice(5))]);
      write(head.lastChild, node.name);
      write(note, node.value); show(note, Boolean(node.value));
      lines.className = rows.some((row) => CARD.test(row.place)) ? "cards" : node.place === "own/sleeves" ? "sleeves" : "";
      list(lines, rows, (row) => row.place, (row) => el("li", "", picture(row.place), el("span"), el("b")), (li, row) => {
        write(li.lastChild.previousSibling, row.name); write(li.lastChild, row.value); show(li.lastChild, Boolean(row.value));
      });
      nodes(inner, node.children.filter((child) => child.children.length));
    });
  }

  // What can be done

  const KINDS = [[/^card-[2-9atjqk][shdc]/, "cards"], [/^(?:buy|sell|draw)-\d+$/, "keys"], [/^(?:slot-|(?:good|stock)-to-|stock$|exposed-card$)/, "pair"], [/-(?:up|down)$/, "tiles two"], [/^(?:security|good|stock)-(?!to-)[a-z]+(?:-\d)?$/, "tiles"]];
  const kindOf = (name) => (KINDS.find(([pattern]) => pattern.test(name)) || ["", "stack"])[1];

  // A button of `button.item`; what is barred says why.
  function pressable(name, ...inside) {
    const button = el("button", name, ...inside);
    button.addEventListener("click", () => { const now = button.item; if (now.why_not) bar(now.why_not); else if (now.act) now.act(); else press(now.name, name === "pri"); });
    return button;
  }

  function option(one, isTarget) {
    const kind = isTarget ? kindOf(one.name) : "", seen = isTarget && picture(one.name), text = el("div", "", el("b"), el("small"));
    const face = kind === "keys" ? el("div", "", el("span", "", /\d+$/.exec(one.name)[0]), el("small")) : seen;
    if (kind === "keys" || kind === "cards") { attr(face, "aria-hidden", true); return pressable(kind.slice(0, -1), face, el("span", "told")); }
    return pressable(kind.startsWith("tiles") ? "opt tile" : "opt", one.person ? el("span", "face") : seen || emblem(one.emblem || emblemOf(one.name)), text);
  }

  function fillOption(button, one, isTarget) {
    button.item = one;
    const note = [one.note === one.why_not ? "" : one.note, one.tip].filter(Boolean).join(" ");
    attr(button, "aria-pressed", isTarget || one.picked ? one.picked : null);
    attr(button, "aria-disabled", one.why_not ? "true" : null);
    const small = button.querySelector("small");
    if (one.person) crest(button.firstChild, one.person);
    if (button.className.startsWith("opt")) {
      const isTile = button.className === "opt tile", cut = isTile ? one.label.indexOf(", ") : -1, tail = cut < 0 ? "" : one.label.slice(cut + 2);
      write(button.querySelector("b"), cut < 0 ? one.label : one.label.slice(0, cut));
      write(small, one.why_not && isTarget && !isTile && one.why_not.length < 70 ? one.why_not : tail || note);
      attr(button, "title", [tail && note, one.why_not].filter(Boolean).join(" ") || null);
    } else {
      write(button.lastChild, [one.label, note, one.why_not].filter(Boolean).join(". "));
      const short = one.note.split(/[,;]/)[0];
      if (small) write(small, short.length < 9 ? short : "");
    }
  }

  // A part of the envelope: what it holds so far; pressed, its things are shown.
  let step = "produce";
  const stamp = () => pressable("opt step", el("b"), el("small"));
  function fillStamp(button, one) {
    button.item = { act() { step = one.place.split("/")[1]; render(); } };
    write(button.firstChild, one.value); write(button.lastChild, one.name);
    attr(button, "aria-pressed", one.place === `envelope/${step}`);
  }

  // Fills a part of the stage or the wallet: title, note, targets, and the choices that are not in the dock.
  function actions(box, wanted, whole) {
    const doing = table.doing, parts = [], has = (name) => doing.targets.some((one) => one.name.startsWith(name)) || choices().some((one) => one.name === name);
    const envelope = doing.is_private && whole && table.private.find((node) => node.place === "envelope");
    let targets = doing.targets.filter((one) => wanted(one) && !(/^seat-/.test(one.name) && has("offer-deal")) && !(/^portfolio-/.test(one.name) && one.why_not && has("draw-")));
    if (envelope && targets.length) {
      const gives = step === "resources" && targets.some((one) => one.picked && STEPS.resources.test(one.name));
      parts.push({ place: "steps", tag: "div", kind: "steps", steps: envelope.children });
      targets = targets.filter((one) => STEPS[step].test(one.name) || (gives && /^good-/.test(one.name)));
    }
    if (whole && doing.title) parts.push({ place: "title", tag: "h2", text: doing.title });
    if (whole && doing.note && !(doing.is_note_private && !doing.is_private)) parts.push({ place: "note", tag: "p", text: doing.note });
    let chunk = null;
    for (const one of targets) {
      const kind = kindOf(one.name);
      if (/^side-/.test(one.name)) { chunk = null; parts.push({ place: one.name, tag: "p", cap: true, text: one.label }); continue; }
      if (!chunk || chunk.kind !== kind) parts.push(chunk = { place: `targets-${parts.length}-${kind}`, tag: "div", kind, items: [] });
      chunk.items.push(one);
    }
    doing.groups.forEach((group, number) => {
      const items = group.choices.filter((one) => wanted(one) && (doing.is_private || one.is_private || !inDock(one)));
      if (items.length && group.caption) parts.push({ place: `caption-${number}`, tag: "p", cap: true, text: group.caption });
      if (items.length) parts.push({ place: `group-${number}`, tag: "div", kind: "stack", choices: items });
    });
    list(box, parts, (part) => part.place, (part) => el(part.tag, part.kind || (part.cap ? "cap" : part.tag === "p" ? "quiet" : "")), (node, part) => {
      if (part.text !== undefined) write(node, part.text);
      else if (part.steps) list(node, part.steps, (one) => one.place, stamp, fillStamp);
      else if (part.items) list(node, part.items, (one) => one.name, (one) => option(one, true), (button, one) => fillOption(button, one, true));
      else list(node, part.choices, (one) => one.name, (one) => (one.kind === "primary" ? wide("pri") : option(one)), (button, one) => (one.kind === "primary" ? fillWide(button, one) : fillOption(button, one)));
    });
  }

  const besides = () => choices().filter((one) => one.kind !== "primary" && !one.is_private);
  const inDock = (one) => one.kind === "primary" || (besides().length < 3 && !one.is_private);
  // A wide button with a second line.
  const wide = (name) => pressable(name, el("span"), el("small"));
  function fillWide(button, one) {
    button.item = one;
    write(button.firstChild, one.label); write(button.lastChild, one.note || "");
    attr(button, "aria-disabled", one.why_not ? "true" : null);
  }
  function bar(why) { reason = why; tell(why); render(); }

  function dock(main, extra, link, why) {
    write($("why"), why || "");
    attr($("why"), "tabindex", $("why").scrollHeight > $("why").clientHeight ? 0 : null);
    $("why").className = reason || (table && table.notice) ? "barred" : "";
    list($("primary"), main, (one) => one.name, () => wide("pri"), fillWide);
    list($("second"), extra, (one) => one.name, () => wide("sec"), fillWide);
    if (show($("link"), Boolean(link))) { write($("link"), link.label); $("link").onclick = link.act; }
  }

  // Pages

  function page(id, mark, heading, text, items) {
    const box = $("state"), isNew = box.dataset.page !== id;
    box.dataset.page = id;
    show(box, true);
    write(box.querySelector("h1"), heading);
    write(box.querySelector("p"), text);
    only(box.querySelector(".rosette"), isDrawn(mark) ? mark : "", () => emblem(mark) || el("i"));
    list(box.querySelector("ol"), items || [], (item) => item, (item) => el("li", "", item));
    show($("ask"), id === "code");
    $("ask").className = id === "code" ? "stack letters" : "stack";
    show($("seats"), id === "door");
    show($("undo"), false);
    document.title = heading;
    if (isNew) { box.querySelector("h1").focus({ preventScroll: true }); tell(`${heading}. ${text}`); window.scrollTo(0, 0); }
  }

  function doorPage() {
    const seats = door.people, free = seats.filter((seat) => seat.state === "free" && !door.locked), open = free.filter((seat) => door.unplayed.includes(seat.seat));
    page("door", "person", say("who-are-you"), say(door.locked ? "door-locked" : free.length ? "who-note" : "all-taken", { game: door.title }));
    const typed = show($("ask"), open.length > 0) ? $("typed").value.trim() : "", own = free.find((seat) => seat.name.toLowerCase() === typed.toLowerCase());
    write($("ask").firstChild, say("somebody-new"));
    const chosen = own || free.find((seat) => seat.seat === picked || free.length === 1) || (typed && open[open.length - 1]), name = own ? "" : typed;
    const asked = seats.map((seat) => ({ name: String(seat.seat), person: seat, label: seat.name, note: say(`seat-${seat.state}`), picked: seat === chosen,
      why_not: free.includes(seat) ? "" : say(`seat-${seat.state}`), act() { picked = seat.seat; reason = ""; render(); } }));
    list($("seats"), asked, (one) => one.name, (one) => option(one, true), (button, one) => fillOption(button, one, true));
    const way = chosen ? { label: say("sit-down", { name: name.slice(0, 40) || chosen.name }), note: say(name ? "instead" : "seat", { number: chosen.seat + 1, name: chosen.name }) } : { label: say("pick-who"), why_not: say("pick-who") };
    dock(free.length ? [{ name: "sit", act: () => send({ type: "sit", seat: chosen.seat, name }), ...way }] : [], [], { label: say("only-watch"), act: () => send({ type: "sit", seat: null }) }, reason || say("keeps"));
  }

  function plate(game) {
    const you = game.people.find((one) => one.seat === game.you), lit = game.asked && !game.look_up;
    $("plate").className = lit ? "lit" : "";
    crest($("face"), you);
    write($("who"), you ? you.name : say("watching"));
    write($("where"), you ? [game.title, game.status.split(" · ")[0].trim()].join(" · ") : game.title);
    show($("now"), lit);
    document.title = lit ? `${say("your-turn")}: ${game.title}` : game.title;
    write($("aim"), game.aim);
  }

  function tablePage() {
    const game = table, last = game.log[game.log.length - 1], isPrivate = game.doing.is_private;
    plate(game);
    write($("line").firstChild, game.asked && last ? last.text : game.status || (last ? last.text : ""));
    list($("log"), [...game.log].reverse(), (entry) => entry.number, () => el("li"), (li, entry) => write(li, entry.text));
    $("table").className = isDown(QUIET) ? "away" : "";
    list($("facts"), game.look_up ? [] : game.facts, (fact) => fact.label + fact.badge, (fact) => el("div", "", el("dt", "", emblem(fact.badge[1]), el("span")), el("dd"), el("dd")),
      (box, fact) => { write(box.querySelector("span"), fact.label); write(box.children[1], fact.amount); write(box.lastChild, fact.note); });
    if (show($("news"), news.length > 0 && !game.look_up)) {
      list($("news").children[1], news, (text) => text, (text) => el("li", "", text));
    }
    stage(game, isPrivate);
    wallet();
    const several = game.turn_of.length + game.ready.length > 1 && !game.is_over;
    list($("people"), several ? game.people : [], (one) => one.seat, () => el("li", "", el("span", "face"), el("b"), el("small")), (li, one) => {
      const ready = game.ready.includes(one.seat), chooses = game.turn_of.includes(one.seat) && !ready;
      li.className = ready ? "ready" : "";
      crest(li.children[0], one); write(li.children[1], one.name);
      write(li.children[2], ready ? `✓ ${say("ready")}` : chooses ? say("choosing") : "");
    });
    if (show($("hint"), game.can_hint || game.is_hint_coming)) write($("hint"), say(game.is_hint_coming ? "hint-coming" : "hint"));
    const details = $("public");
    show(details, !game.look_up);
    if (details.open) nodes(details.lastElementChild, [...game.public].sort((one, two) => SEAT.test(two.place) - SEAT.test(one.place)));
    bottom(game, isPrivate);
  }

  function stage(game, isPrivate) {
    const box = $("stage");
    if (game.look_up && !lookedUp) {
      box.className = "state";
      only(box, `look-up-${language}`, () => el("div", "state", el("span", "rosette", emblem("eye")), el("h1", "", say("look-up")), el("p", "", say("look-up-note"))));
    } else if (game.look_up) {
      box.className = "paper";
      list(box, game.log.slice(-6), (entry) => `told-${entry.number}`, () => el("p"), (p, entry) => write(p, entry.text));
    } else if (game.is_over) {
      box.className = "paper result";
      const row = (one) => el("li", "", el("b", "", `${one.place}.`), el("span", "", el("b", "", game.people[one.seat].name), el("small", "", one.note)), el("b", "", one.score));
      only(box, `result-${language}-${game.n}`, () => el("div", "", el("h2", "", game.headline), el("ol", "", ...game.result.map(row))));
    } else {
      box.className = "stack";
      if (isPrivate) list(box, [game.status], () => "secret", () => el("h2"), (node, text) => write(node, text));
      else actions(box, (one) => !one.is_private, true);
    }
  }

  function bottom(game, isPrivate) {
    const own = game.you !== null && !game.is_over;
    const main = isPrivate || !own ? [] : choices().filter((one) => one.kind === "primary" && !one.is_private);
    const undo = $("undo");
    if (show(undo, own && (!game.why_no_undo || main.length > 0) && !game.look_up)) {
      attr(undo, "aria-disabled", game.why_no_undo ? "true" : null);
    }
    if (game.look_up) {
      dock([], [], lookedUp ? null : { label: say("tell-me-here"), act: () => { lookedUp = true; render(); } }, "");
      return;
    }
    const extra = isPrivate || !own ? [] : besides().filter(inDock);
    const leave = game.is_over ? { label: say("forget"), act: () => send({ type: "bye" }) } : null;
    dock(main, extra, leave, reason || whisper() || (own ? "" : game.is_over ? "" : say("watch-note")));
  }

  function render() {
    if (!language) return;
    const focused = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.place : "";
    const on = table && !ending;
    for (const id of ["plate", "line", "table"]) show($(id), Boolean(on));
    if (!on) { show($("menu"), false); show($("log"), false); empty(); $("stage").replaceChildren(); }
    write($("leave"), say(table && table.you === null ? "stop-watching" : "leave"));
    if (show($("banner"), Boolean(on) && isDown(QUIET))) { write($("banner").lastChild, say("looking", { number: tries })); if (tries < 3) tell(say("looking", { number: tries })); }
    if (on) {
      show($("state"), false); delete $("state").dataset.page;
      tablePage();
    } else if (ending && ending !== "unknown") {
      const again = { name: "again", label: say(ending === "another-phone" ? "play-here" : "try-again"), act: () => { tries = 0; connect(); } };
      page(ending, ending === "another-phone" ? "person" : "cross", say(`gone-${ending}`), say(`gone-${ending}-note`));
      dock([again], [], null, "");
    } else if (isDown(FAR)) {
      page("far", "warning", say("far"), say("far-note"), [say("far-1"), say("far-2"), say("far-3")]);
      dock([{ name: "again", label: say("try-again"), note: say("tries-itself"), act: () => { tries = 0; connect(); } }], [], null, "");
    } else if (door) doorPage();
    else if (!key && !token) {
      page("code", "key", say("type-code"), say("type-code-note"));
      write($("ask").firstChild, say("letters"));
      dock([{ name: "code", label: say("come-in"), act: enter }], [], null, reason);
    } else { page("wait", "hourglass", say("looking-first"), say("looking-note")); dock([], [], null, ""); }
    if (focused && document.activeElement === document.body) {
      const again = document.querySelector(`[data-place="${CSS.escape(focused)}"]`);
      if (again) again.focus({ preventScroll: true });
    }
  }

  function enter() {
    const typed = $("typed").value.replace(/[^A-Za-z0-9_-]/g, "").toUpperCase();
    if (typed.length < 6) { bar(say("six-letters")); $("typed").focus(); return; }
    key = typed; reason = "";
    ending = ""; connect();
  }

  // What the page's own buttons do

  // The size of the text in percent, as it was set on this phone, else as its person wants it.
  const sizes = [100, 125, 150, 200];
  function size(step) {
    const now = Number(memory.get("size")) || (table && table.text_size) || 100, at = sizes.filter((one) => one < now).length + step;
    const next = step ? sizes[Math.min(sizes.length - 1, Math.max(0, at))] : now, root = document.documentElement;
    if (step) memory.set("size", String(next));
    root.style.fontSize = `${next}%`;
    root.className = next < 150 ? "" : next < 200 ? "big" : "big huge";
  }
  function contrast(on) { memory.set("plain", on ? "1" : ""); document.body.classList.toggle("plain", on); attr($("contrast"), "aria-pressed", on); }
  function look(message) {
    document.body.classList.toggle("day", message.theme === "daylight");
    document.body.classList.toggle("four", Boolean(message.four_colours));
    size(0);
  }
  function fold(button, box) { const open = box.hidden; show(box, open); attr(button, "aria-expanded", open); }

  const petals = Array.from({ length: 24 }, (one, turn) => draw("ellipse", { rx: 98, ry: 40, transform: `rotate(${turn * 7.5})` }));
  $("wallet").append(draw("svg", { viewBox: "-100 -100 200 200", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" }, ...petals));
  const thumb = $("thumb");
  thumb.addEventListener("pointerdown", (event) => {
    if (isOpen) return;
    wasHeld = false; startY = event.clientY;
    try { thumb.setPointerCapture(event.pointerId); } catch (error) { /* the pointer is gone */ }
    holdTimer = setTimeout(() => { wasHeld = true; uncover(true); }, HOLD);
  });
  thumb.addEventListener("pointermove", (event) => { if (isHeld && startY - event.clientY > 48) stays = true; });
  const release = () => { clearTimeout(holdTimer); if (isHeld) { if (stays) { isHeld = false; render(); } else cover(); } };
  ["pointerup", "pointercancel", "lostpointercapture"].forEach((name) => thumb.addEventListener(name, release));
  thumb.addEventListener("contextmenu", (event) => event.preventDefault());
  thumb.addEventListener("click", () => { if (wasHeld) wasHeld = false; else if (isOpen) cover(); else uncover(false); });
  $("line").addEventListener("click", () => fold($("line"), $("log")));
  $("more").addEventListener("click", () => { fold($("more"), $("menu")); show($("sure"), false); });
  $("smaller").addEventListener("click", () => size(-1));
  $("larger").addEventListener("click", () => size(1));
  $("contrast").addEventListener("click", () => contrast(!document.body.classList.contains("plain")));
  $("leave").addEventListener("click", () => { show($("sure"), true); $("stay").focus(); });
  $("stay").addEventListener("click", () => { show($("sure"), false); $("leave").focus(); });
  $("go").addEventListener("click", () => { show($("menu"), false); send({ type: "bye" }); });
  $("undo").addEventListener("click", () => {
    if (!table.why_no_undo) send({ type: "undo", id: newId(), n: table.n });
    else bar(table.why_no_undo);
  });
  $("hint").addEventListener("click", () => send({ type: "hint" }));
  $("news").children[2].addEventListener("click", () => { news = []; render(); });
  $("public").addEventListener("toggle", () => { if (table) render(); });
  $("ask").addEventListener("submit", (event) => { event.preventDefault(); $("primary").firstChild.click(); });
  $("typed").addEventListener("input", () => { reason = ""; render(); });
  ["pointerdown", "keydown", "scroll"].forEach((name) => document.addEventListener(name, touched, { passive: true, capture: true }));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) cover();
    else if (token || key) { tries = 0; connect(); }
  });
  ["pagehide", "freeze"].forEach((name) => window.addEventListener(name, cover));
  window.addEventListener("hashchange", () => location.reload());

  size(0);
  contrast(Boolean(memory.get("plain")));
  if (window.matchMedia && matchMedia("(prefers-color-scheme: light)").matches) document.body.classList.add("day");
  loadEmblems();
  speak((navigator.language || "en").slice(0, 2) === "de" ? "de" : "en").then(connect);
})();
