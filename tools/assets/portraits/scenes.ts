import type { Rng } from '~db/seed/rng';

export const WIDTH = 720;
export const HEIGHT = 960;

/** Each palette is sky, ground, accent and soft light: calm and warm, and less vivid than the person in front. */
const palettes = [
  ['f6d7b8', 'e7a977', 'c9714a', 'fff1dd'],
  ['f3c6b0', 'd98873', 'a9504d', 'ffe6d5'],
  ['cfe0d3', '9fbf9f', '5f8767', 'f1f6e6'],
  ['c7dce3', '8fb4c4', '4d7c93', 'f0f7f6'],
  ['ddd0e6', 'b39cc9', '7c6398', 'f7eefb'],
  ['f4e0b0', 'e3bd6b', 'b98535', 'fff8e1'],
  ['f2cdd3', 'd998a5', 'a85c70', 'fdeef0'],
  ['bcc8dd', '7c8fb6', '46587f', 'e9eff8'],
  ['e8ddcf', 'c9b49a', '8f7558', 'fbf6ee'],
  ['f7c59b', 'c56b63', '6a3d5c', 'ffe3b8'],
  ['b9d8d2', '6fa9a3', '2f6a6b', 'eaf6f2'],
  ['e3d3b5', 'a7ab79', '66703f', 'fbf4df'],
] as const;

type Palette = (typeof palettes)[number];
type Scene = (p: Palette, rng: Rng) => string;

const rect = (fill: string, y = 0, h = HEIGHT) => `<rect y="${y}" width="${WIDTH}" height="${h}" fill="${fill}"/>`;
const sky = ([a, b]: Palette) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#${a}"/><stop offset="1" stop-color="#${b}"/></linearGradient></defs>${rect('url(#sky)')}`;

const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0 C40 -60 40 -150 0 -210 C-40 -150 -40 -60 0 0Z" fill="#${fill}"/><path d="M0 0 L0 -180" stroke="#fff" stroke-opacity=".25" stroke-width="4"/></g>`;

const scenes: Record<string, Scene> = {
  sun: (p, rng) =>
    `${sky(p)}<circle cx="${rng.int(250, 470)}" cy="${rng.int(320, 420)}" r="${rng.int(250, 310)}" fill="#${p[3]}" opacity=".8"/>`,
  hills: (p, rng) =>
    `${sky(p)}<circle cx="${rng.int(90, 630)}" cy="${rng.int(120, 220)}" r="80" fill="#${p[3]}"/>
     <path d="M0 560 Q${rng.int(100, 240)} ${rng.int(400, 470)} 380 560 T720 500 V960 H0Z" fill="#${p[1]}"/><path d="M0 700 Q200 ${rng.int(560, 620)} 420 700 T720 640 V960 H0Z" fill="#${p[2]}" opacity=".75"/>`,
  sea: (p, rng) =>
    `${sky(p)}<circle cx="${rng.int(120, 600)}" cy="470" r="${rng.int(90, 130)}" fill="#${p[3]}"/>${rect(`#${p[2]}`, 500, 460)}
     ${[540, 590, 650, 720].map((y) => `<path d="M${rng.int(-80, 200)} ${y} h${rng.int(120, 260)} M${rng.int(380, 560)} ${y + 18} h${rng.int(90, 200)}" stroke="#${p[3]}" stroke-width="8" stroke-linecap="round" opacity=".45"/>`).join('')}`,
  arch: (p, rng) => {
    const x = rng.int(110, 150);
    return `${rect(`#${p[0]}`)}<path d="M${x} 960 V420 A${360 - x} ${360 - x} 0 0 1 ${WIDTH - x} 420 V960Z" fill="#${p[1]}"/><path d="M${x + 50} 960 V430 A${310 - x} ${310 - x} 0 0 1 ${WIDTH - x - 50} 430 V960Z" fill="#${p[3]}" opacity=".5"/>`;
  },
  leaves: (p, rng) =>
    `${sky(p)}${Array.from({ length: 9 }, (_, i) => leaf(i % 2 ? rng.int(560, 740) : rng.int(-20, 160), 120 + i * 100, (i % 2 ? -1 : 1) * rng.int(20, 80), 1.1 + rng.next() * 0.5, i % 3 ? p[2] : p[1])).join('')}`,
  city: (p, rng) => {
    let houses = '';
    for (let x = -20; x < WIDTH;) {
      const w = rng.int(70, 130);
      const top = rng.int(330, 560);
      houses += `<rect x="${x}" y="${top}" width="${w}" height="640" fill="#${rng.chance(0.5) ? p[2] : p[1]}"/>`;
      for (let y = top + 30; y < 800; y += 52)
        for (let wx = x + 16; wx < x + w - 22; wx += 34)
          if (rng.chance(0.5))
            houses += `<rect x="${wx}" y="${y}" width="14" height="22" rx="2" fill="#${p[3]}" opacity=".75"/>`;
      x += w + 4;
    }
    return `${sky(p)}<circle cx="${rng.int(100, 620)}" cy="170" r="70" fill="#${p[3]}" opacity=".9"/>${houses}`;
  },
  window: (p, rng) =>
    `${rect(`#${p[1]}`)}<rect x="90" y="70" width="540" height="640" rx="14" fill="#${p[3]}"/><rect x="110" y="90" width="500" height="600" fill="#${p[0]}"/>
     <path d="M110 560 Q${rng.int(180, 300)} 460 360 540 T610 500 V690 H110Z" fill="#${p[2]}" opacity=".55"/><circle cx="${rng.int(200, 520)}" cy="200" r="56" fill="#${p[3]}"/>
     <path d="M360 80 V700 M100 380 H620" stroke="#${p[3]}" stroke-width="18"/>${leaf(60, 760, 24, 1.2, p[2])}${leaf(40, 780, -14, 1, p[2])}${leaf(670, 770, -30, 1.1, p[2])}`,
  lights: (p, rng) =>
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#${p[2]}"/><stop offset="1" stop-color="#${p[1]}"/></linearGradient></defs>${rect('url(#sky)')}${Array.from({ length: 20 }, () => `<circle cx="${rng.int(0, 720)}" cy="${rng.int(0, 820)}" r="${rng.int(18, 64)}" fill="#${p[3]}" opacity="${(0.1 + rng.next() * 0.28).toFixed(2)}"/>`).join('')}`,
  shapes: (p, rng) =>
    `${rect(`#${p[0]}`)}<circle cx="${rng.int(0, 180)}" cy="${rng.int(100, 300)}" r="${rng.int(180, 260)}" fill="#${p[1]}" opacity=".8"/><circle cx="${rng.int(560, 720)}" cy="${rng.int(380, 640)}" r="${rng.int(200, 280)}" fill="#${p[3]}" opacity=".9"/><path d="M0 ${rng.int(640, 760)} Q240 560 460 720 T720 640 V960 H0Z" fill="#${p[2]}" opacity=".6"/>`,
  shelf: (p, rng) => {
    let books = '';
    for (const y of [250, 500, 750]) {
      books += `<rect y="${y}" width="720" height="16" fill="#${p[2]}"/>`;
      for (let x = rng.int(6, 30); x < 700;) {
        const w = rng.int(22, 46);
        const h = rng.int(110, 190);
        if (rng.chance(0.82))
          books += `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" rx="3" fill="#${rng.pick([p[1], p[2], p[3], p[1]])}" opacity=".85"/>`;
        x += w + 4;
      }
    }
    return `${rect(`#${p[0]}`)}${books}`;
  },
  mountains: (p, rng) =>
    `${sky(p)}<path d="M-60 640 L${rng.int(120, 200)} ${rng.int(240, 320)} L430 640Z" fill="#${p[2]}" opacity=".7"/><path d="M250 660 L${rng.int(500, 580)} ${rng.int(180, 280)} L820 660Z" fill="#${p[2]}"/>${rect(`#${p[1]}`, 630, 330)}`,
  stripes: (p, rng) => {
    const w = rng.pick([60, 72, 90]);
    let bars = '';
    for (let x = 0; x < WIDTH; x += w * 2)
      bars += `<rect x="${x}" width="${w}" height="960" fill="#${p[3]}" opacity=".45"/>`;
    return `${rect(`#${p[0]}`)}${bars}${rect(`#${p[1]}`, 700, 260)}<rect y="690" width="720" height="12" fill="#${p[2]}" opacity=".6"/>`;
  },
};

export const sceneNames = Object.keys(scenes);

/** The scenes that show a place: each gets a picture without people. */
const places = ['hills', 'sea', 'city', 'mountains', 'shelf', 'window'];

export function drawPlaces(rng: Rng): string[] {
  const colors = rng.shuffled(palettes);
  return places.map((name, at) => scenes[name]!(colors[at]!, rng));
}

/** Distributes scenes and colours so that neighbours in any grid differ and every combination occurs. */
export function dealScenes(count: number, rng: Rng): string[] {
  const drawn: string[] = [];
  for (let deck: string[] = [], colors: Palette[] = []; drawn.length < count;) {
    if (deck.length === 0) deck = rng.shuffled(sceneNames);
    if (colors.length === 0) colors = rng.shuffled(palettes);
    drawn.push(scenes[deck.pop()!]!(colors.pop()!, rng));
    if (drawn.length % sceneNames.length === 0) colors.splice(0, rng.int(0, colors.length));
  }
  return drawn;
}
