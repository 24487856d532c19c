"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const of = (name) => document.getElementById(name);
  const items = [...document.querySelectorAll("#log li")];
  const heads = [...document.querySelectorAll("#chart .head")];
  const last = data.steps.length - 1;
  const paper = of("picture").getContext("2d");
  const pictures = new Map();
  let at = -1, shown = -1, wanted = 0, timer = 0;

  function picture(frame, patch) {
    const key = frame + "/" + patch;
    if (!pictures.has(key)) {
      const image = new Image();
      image.src = "data:image/jpeg;base64," + data.frames[frame][1][patch][2];
      pictures.set(key, image.decode().then(() => image));
    }
    return pictures.get(key);
  }

  async function paint(to) {
    const mine = ++wanted;
    let from = to;
    while (!data.frames[from][0] && from !== shown + 1) from -= 1;
    for (let frame = from; frame <= to; frame += 1) {
      const patches = data.frames[frame][1];
      const images = await Promise.all(patches.map((_, patch) => picture(frame, patch)));
      if (mine !== wanted) return;
      patches.forEach((patch, n) => paper.drawImage(images[n], patch[0], patch[1]));
      shown = frame;
    }
    document.body.dataset.shown = String(to);
  }

  function go(to) {
    to = Math.max(0, Math.min(last, to));
    if (to === at) return;
    at = to;
    const step = data.steps[at], item = items[at];
    of("where").textContent = data.stepOf.replace("#", step);
    of("sentence").textContent = item.querySelector("span").textContent;
    of("notes").textContent = [...item.querySelectorAll("small")].map((n) => n.textContent).join("\n");
    items.forEach((one, n) => { one.className = n === at ? "now" : n > at ? "later" : ""; });
    const log = of("log");
    log.scrollTop = item.offsetTop - log.clientHeight / 2;
    of("slider").value = at;
    of("slider").setAttribute("aria-valuetext", of("where").textContent + ", " + of("sentence").textContent);
    const share = data.left + (data.right - data.left) * step / Math.max(1, data.total);
    heads.forEach((head) => {
      head.setAttribute("transform", "translate(" + (share - data.left) * 1000 + ",0)");
    });
    if (at === last) stop();
    paint(at);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    of("play").textContent = "\u25B6\uFE0E";
  }

  function play() {
    if (timer) { stop(); return; }
    if (at === last) go(0);
    of("play").textContent = "\u275A\u275A";
    timer = setInterval(() => go(at + 1), 1000);
  }

  function round(way) {
    const ends = data.rounds.concat([0, last]).sort((a, b) => a - b);
    const found = way > 0 ? ends.find((n) => n > at) : ends.reverse().find((n) => n < at);
    go(found === undefined ? at : found);
  }

  const does = {
    start: () => { stop(); go(0); }, back: () => { stop(); go(at - 1); }, play,
    forward: () => { stop(); go(at + 1); }, end: () => { stop(); go(last); },
  };
  Object.keys(does).forEach((name) => of(name).addEventListener("click", does[name]));
  const keys = { Home: "start", ArrowLeft: "back", " ": "play", ArrowRight: "forward", End: "end" };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "PageDown" || event.key === "PageUp") round(event.key === "PageDown" ? 1 : -1);
    else if (keys[event.key]) does[keys[event.key]]();
    else return;
    event.preventDefault();
  });
  of("slider").max = last;
  of("slider").addEventListener("input", (event) => { stop(); go(Number(event.target.value)); });
  items.forEach((item, n) => item.firstElementChild.addEventListener("click", () => { stop(); go(n); }));
  document.querySelectorAll("#chart svg").forEach((svg) => {
    const follow = (event) => {
      if (event.type === "pointermove" && !event.buttons) return;
      const box = svg.getBoundingClientRect();
      const share = ((event.clientX - box.left) / box.width - data.left) / (data.right - data.left);
      const step = share * data.total;
      let near = 0;
      data.steps.forEach((one, n) => { if (Math.abs(one - step) < Math.abs(data.steps[near] - step)) near = n; });
      stop();
      go(near);
    };
    svg.addEventListener("pointerdown", follow);
    svg.addEventListener("pointermove", follow);
  });
  go(0);
})();
