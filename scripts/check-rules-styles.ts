/** Rules about style sheets within the code. */
import { type Finding, isProduct, lineAt, type SourceFile } from './check-files';

/**
 * Properties that a browser we support knows only by their -webkit- spelling, which styled-components does not add. We
 * support Safari 17, Chrome 120, Firefox 115 and all later ones; as of November 2026: user-select in every Safari,
 * backdrop-filter before Safari 18, print-color-adjust before Chrome 136, text-size-adjust on phones by Apple,
 * box-decoration-break in every Safari, line-clamp everywhere.
 */
const PREFIXED = [
  'user-select',
  'backdrop-filter',
  'print-color-adjust',
  'text-size-adjust',
  'box-decoration-break',
  'line-clamp',
] as const;

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Each such declaration needs its prefixed one, with the same value, in the same block. */
export function checkStyles(file: SourceFile): Finding[] {
  if (!isProduct(file.path) || !/\.tsx?$/.test(file.path)) return [];
  return PREFIXED.flatMap((name) => {
    if (!file.text.includes(name) && !file.text.includes(camelCase(name))) return [];
    const plain = new RegExp(`(?<=[\\s;{\`'"])(?:${name}|${camelCase(name)}):\\s*([^;}\`]+)`, 'g');
    return [...file.text.matchAll(plain)].flatMap((match) => {
      const from = Math.max(...['{', '}', '`'].map((end) => file.text.lastIndexOf(end, match.index)));
      const ends = ['{', '}', '`'].map((end) => file.text.indexOf(end, match.index)).filter((at) => at >= 0);
      const block = file.text.slice(from + 1, Math.min(file.text.length, ...ends));
      if (new RegExp(`-webkit-${name}:|Webkit${camelCase(`-${name}`)}:`).test(block)) return [];
      return [
        {
          rule: 'prefix',
          path: file.path,
          line: lineAt(file.text, match.index),
          message: `a browser we support knows only -webkit-${name}; write it before ${name}, with the same value`,
        },
      ];
    });
  });
}
