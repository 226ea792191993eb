import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guideText, turnLinks } from './guide-text';

/** The pages of the guides, by the name of their text. */
const pages = readdirSync('stories/guides')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const page = readFileSync(`stories/guides/${file}`, 'utf8');
    const id = /title="([^"]+)"/
      .exec(page)?.[1]
      ?.toLowerCase()
      .replaceAll(/[^a-z]+/g, '-');
    return { guide: /guideText\('([^']+)'\)/.exec(page)?.[1] ?? file, url: `?path=/docs/${id}--docs` };
  });

it.each(pages)('every link of $guide is valid', ({ guide }) => {
  const leads = (target: string) =>
    /^https?:/.test(target) ||
    pages.some(({ url }) => url === target) ||
    (target.startsWith('docs-images/') && existsSync(target.replace('docs-images/', 'docs/images/')));
  const targets = [...guideText(guide).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!);
  expect(targets.filter((target) => !leads(target))).toEqual([]);
});

it('rewrites links between guides and to pictures for Storybook, and leaves the others', () => {
  const known = (name: string) => name === 'write-copy';
  const text = '[a](write-copy.md#tone) ![b](../images/x.png) [c](../licences.md) [d](https://example.org/a.md)';
  expect(turnLinks(text, known)).toBe(
    '[a](?path=/docs/guides-write-copy--docs) ![b](docs-images/x.png) [c](../licences.md) [d](https://example.org/a.md)',
  );
});
