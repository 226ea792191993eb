import { elementsOf } from './html-tree';
import type { HtmlElement } from './html-tree';

/** The styled components of a page, read back from what styled-components wrote into it. */
export interface PageStyles {
  /** Class of a component (`sc-…`): it has no rules of its own. */
  components: ReadonlySet<string>;
  /** Generated class -> its CSS, with `&` for itself. */
  rules: ReadonlyMap<string, string>;
}

export interface StyledClass {
  /** Which component; elements that share it share a component. */
  component: string;
  css: string;
  /** Classes that are not styled-components'. */
  rest: string;
}

const CHUNK_END = '/*!sc*/';
const GROUP = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

export function readPageStyles(document: HtmlElement): PageStyles {
  const components = new Set<string>();
  const rules = new Map<string, string>();
  for (const element of elementsOf(document)) {
    if (element.tag !== 'style' || !('data-styled' in element.attributes)) continue;
    let pending: string[] = [];
    for (const chunk of String(element.children[0] ?? '').split(CHUNK_END)) {
      const text = chunk.trim();
      const group = GROUP.exec(text);
      if (!group) {
        if (text) pending.push(text);
        continue;
      }
      components.add(group[1]!);
      for (const name of group[2]!.split(',').filter(Boolean)) rules.set(name, ruleOf(name, pending));
      pending = [];
    }
  }
  return { components, rules };
}

function ruleOf(name: string, chunks: readonly string[]): string {
  const selector = new RegExp(`\\.${name}(?![\\w-])`, 'g');
  return chunks
    .filter((chunk) => chunk.search(selector) >= 0)
    .map((chunk) => chunk.replace(selector, '&'))
    .join('\n');
}

/** What a `class` attribute says about styled-components; undefined where it says nothing. */
export function styledClass(styles: PageStyles, className: string | undefined): StyledClass | undefined {
  const names = className?.split(/\s+/) ?? [];
  const component = names.filter((name) => styles.components.has(name)).join(' ');
  const generated = names.filter((name) => styles.rules.has(name));
  if (!component && generated.length === 0) return undefined;
  return {
    component: component || generated.join(' '),
    css: generated.map((name) => styles.rules.get(name)!).join('\n'),
    rest: names.filter((name) => !styles.components.has(name) && !styles.rules.has(name)).join(' '),
  };
}
