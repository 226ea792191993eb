import type { Page } from '@playwright/test';

/** What a screen reader says, one after the other. */
export interface Spoken {
  role: string;
  name: string;
  /** Of a heading. */
  level: number | undefined;
  /** The landmarks in which it stands, the outermost first. */
  within: readonly string[];
}

const LANDMARKS = new Set(['banner', 'main', 'contentinfo', 'navigation', 'complementary', 'search', 'form', 'region']);

/** What has to have a name. */
const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'DisclosureTriangle',
  'image',
  'link',
  'listbox',
  'log',
  'progressbar',
  'radio',
  'radiogroup',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

interface AxValue {
  value?: unknown;
}
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
}

/** Reads the accessibility tree of Chromium, from the top of the page to its end. */
export async function readAloud(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken: Spoken[] = [];
  const visit = (node: AxNode, within: readonly string[]) => {
    const role = String(node.role?.value ?? '');
    if (!node.ignored) {
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
      const name = String(node.name?.value ?? '').trim();
      spoken.push({ role, name, level: typeof level === 'number' ? level : undefined, within });
    }
    const inside = !node.ignored && LANDMARKS.has(role) ? [...within, role] : within;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, inside);
    }
  };
  if (nodes[0]) visit(nodes[0], []);
  return spoken;
}

/** What is wrong with the landmarks, the headings, their order and the names, a line each. */
export function orderProblems(spoken: readonly Spoken[]): string[] {
  const problems: string[] = [];
  const all = (role: string) => spoken.filter((utterance) => utterance.role === role);
  for (const role of ['main', 'banner', 'contentinfo']) {
    const count = all(role).length;
    if (count > 1 || (role === 'main' && count === 0)) problems.push(`${count} landmarks ${role}`);
  }
  const headings = all('heading');
  const first = headings.filter(({ level }) => level === 1);
  if (first.length !== 1) problems.push(`${first.length} headings of level 1`);
  for (const { name, within } of first) {
    if (!within.includes('main')) problems.push(`“${name}”, of level 1, is not in main`);
  }
  let last = 0;
  for (const { name, level = 0, within } of headings) {
    if (name === '') problems.push(`an empty heading of level ${level}`);
    if (within.includes('main') && level > last + 1) problems.push(`“${name}” is of level ${level} after ${last}`);
    if (within.includes('main')) last = level;
  }
  const place = (role: string) => spoken.findIndex((utterance) => utterance.role === role);
  if (place('banner') > place('main')) problems.push('the banner comes after main');
  if (place('contentinfo') !== -1 && place('contentinfo') < place('main'))
    problems.push('contentinfo comes before main');
  const title = spoken.findIndex(({ level }) => level === 1);
  if (place('complementary') !== -1 && place('complementary') < title) problems.push('complementary before the title');
  for (const { role, name, within } of spoken) {
    if (CONTROLS.has(role) && name === '') problems.push(`a ${role} without a name in ${within.at(-1) ?? 'the page'}`);
  }
  const named = spoken.filter(({ role }) => role === 'navigation');
  for (const { name } of named) {
    if (named.length > 1 && name === '') problems.push('one of several navigations has no name');
    else if (named.filter((utterance) => utterance.name === name).length > 1)
      problems.push(`two navigations are named “${name}”`);
  }
  return [...new Set(problems)];
}

export type Step = readonly [role: string, name: string | RegExp];

/** The first step that does not follow the others; undefined if all are read in this order. */
export function missingInOrder(spoken: readonly Spoken[], steps: readonly Step[]): string | undefined {
  let at = 0;
  for (const [role, name] of steps) {
    const fits = (utterance: Spoken) =>
      utterance.role === role && (typeof name === 'string' ? utterance.name === name : name.test(utterance.name));
    const next = spoken.findIndex((utterance, place) => place >= at && fits(utterance));
    if (next === -1) return `${role} “${String(name)}” ${spoken.some(fits) ? 'comes too early' : 'is not read'}`;
    at = next + 1;
  }
  return undefined;
}
