import * as lucide from 'lucide';
import type { IconNode } from 'lucide';

/** What each icon has in common; its size, fill and width of line are those of the element that shows it. */
const COMMON = 'viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** An SVG file with a symbol for each of these icons of Lucide. */
export function spriteOf(names: readonly string[]): string {
  const symbols = names.toSorted().map((name) => {
    const node = (lucide as unknown as Record<string, IconNode | undefined>)[name];
    if (!node) throw new Error(`Lucide has no icon named ${name}`);
    return `<symbol id="${name}" ${COMMON}>${node.map(elementOf).join('')}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

function elementOf([tag, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}/>`;
}
