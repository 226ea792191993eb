/** The guides of docs/guides, which are read both in the repository and in Storybook. */
const files = import.meta.glob<string>('../../docs/guides/*.md', { eager: true, query: '?raw', import: 'default' });

/** The guides that have a page in Storybook. */
const SHOWN = ['launch-a-lander', 'launch-a-brand', 'write-copy', 'languages', 'brands', 'themes'];

export function guideText(name: string): string {
  const text = files[`../../docs/guides/${name}.md`];
  if (text === undefined) return `docs/guides/${name}.md is not written yet.`;
  return turnLinks(text, (other) => SHOWN.includes(other));
}

/** Changes links to other guides and to pictures to their URLs in Storybook. */
export function turnLinks(text: string, isShown: (guide: string) => boolean): string {
  return text
    .replaceAll(/\]\(\.\.\/images\//g, '](docs-images/')
    .replaceAll(/\]\((?:\.\/)?([a-z-]+)\.md(?:#[a-z0-9-]+)?\)/g, (link, other: string) =>
      isShown(other) ? `](?path=/docs/guides-${other}--docs)` : link,
    );
}
