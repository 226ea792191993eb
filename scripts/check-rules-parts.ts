/** The name of a part that is loaded later stands in its HTML, so that its code is requested in time (app/page/lazy.tsx). */
import { type Finding, isProduct, type SourceFile } from './check-files';

const NAMED = /\blazyWithHtml\(\s*'([^']*)'/g;
const IN_HTML = /\bdata-part="([^"]*)"/g;

export function checkParts(sources: readonly SourceFile[]): Finding[] {
  const product = sources.filter(({ path }) => isProduct(path));
  const inHtml = new Set(product.flatMap(({ text }) => namesIn(text, IN_HTML)));
  return product.flatMap(({ path, text }) =>
    namesIn(text, NAMED)
      .filter((name) => !inHtml.has(name))
      .map((name) => ({
        rule: 'part',
        path,
        message: `no element has data-part="${name}": the outermost one needs it`,
      })),
  );
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
