import type { Measure, PageWeight } from './page-weight';

export interface BudgetedPage {
  who: 'visitor' | 'member';
  /** `:of` is another member, `:chat` a conversation. */
  path: string;
  /** The most that the first view may transfer, in the heaviest language. */
  most: PageWeight;
}

/**
 * What each kind of page may weigh: bytes of its HTML, of its HTML as it is sent, compressed scripts and their number,
 * linked styles, messages, fonts, and the pictures that load at once. Lower a bound where a page has become lighter. The
 * scripts have some room: what pages share is shared out again with each change, which moves a few kB from one to another.
 */
export const pageBudgets = {
  landing: page('visitor', '/', [80_000, 16_500, 8000, 2, 0, 0, 25_000, 30_000]),
  signup: page('visitor', '/signup', [53_800, 14_000, 127_800, 8, 0, 9600, 25_000, 5000]),
  login: page('visitor', '/login', [44_000, 12_000, 128_500, 8, 0, 8200, 25_000, 5000]),
  legal: page('visitor', '/pages/privacy', [58_000, 15_500, 8000, 2, 0, 0, 25_000, 5000]),
  lander: page('visitor', '/landers/alonetonight', [45_500, 12_600, 1000, 1, 0, 0, 25_000, 5000]),
  // A search of everybody, which fills the page.
  grid: page('member', '/members?gender=&country=', [86_000, 15_000, 133_500, 8, 32_000, 9200, 25_000, 80_000]),
  profile: page('member', '/members/:of', [41_000, 9500, 132_600, 8, 32_000, 20_500, 25_000, 30_000]),
  own: page('member', '/profile', [84_000, 17_000, 135_500, 8, 32_000, 19_500, 25_000, 30_000]),
  likes: page('member', '/likes', [41_000, 8300, 126_500, 8, 32_000, 8800, 25_000, 80_000]),
  chats: page('member', '/chats', [25_000, 7500, 130_400, 8, 32_000, 12_300, 25_000, 5000]),
  conversation: page('member', '/chats/:chat', [28_000, 7500, 139_000, 8, 32_000, 17_000, 25_000, 5000]),
  credits: page('member', '/credits', [25_000, 7400, 129_000, 8, 32_000, 11_900, 25_000, 5000]),
  notifications: page('member', '/notifications', [29_000, 7000, 121_000, 8, 32_000, 6900, 25_000, 5000]),
} as const satisfies Record<string, BudgetedPage>;

type Bounds = [
  html: number,
  htmlBrotli: number,
  js: number,
  jsFiles: number,
  css: number,
  messages: number,
  fonts: number,
  images: number,
];

function page(who: BudgetedPage['who'], path: string, bounds: Bounds): BudgetedPage {
  const [html, htmlBrotli, js, jsFiles, css, messages, fonts, images] = bounds;
  return { who, path, most: { html, htmlBrotli, js, jsFiles, css, messages, fonts, images } };
}

export type PageName = keyof typeof pageBudgets;

/** The parts of the HTML, in bytes, so that one sees which one has grown. */
export type PageParts = Record<string, number>;

/** What was measured of a page. */
interface Measured {
  language: string;
  weight: PageWeight;
  parts: PageParts;
}

/** What was measured when the budgets were last looked at; see `npm run generate -- page-weights`. */
export type RecordedWeights = Partial<Record<string, Measured>>;

/** One line for each measure above its bound: page, language, how much, and what has grown since it was recorded. */
export function overBudget(name: string, most: PageWeight, measured: Measured, recorded?: Measured): string[] {
  const { language, weight, parts } = measured;
  return (Object.keys(most) as Measure[]).flatMap((measure) => {
    const [is, may] = [weight[measure], most[measure]];
    if (is <= may) return [];
    const before = recorded ? `, recorded ${count(recorded.weight[measure])}` : '';
    const grown = recorded && measure.startsWith('html') ? grownParts(parts, recorded.parts) : '';
    return [`${name} in ${language}: ${measure} ${count(is)}, ${count(is - may)} over ${count(may)}${before}${grown}`];
  });
}

function grownParts(parts: PageParts, before: PageParts): string {
  const changes = Object.entries(parts)
    .map(([name, bytes]) => ({ name, by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
  return changes.length > 0 ? `; grown: ${changes.map(({ name, by }) => `${name} +${count(by)}`).join(', ')}` : '';
}

const count = (bytes: number) => bytes.toLocaleString('en');
