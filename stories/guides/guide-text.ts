/** The guides as they stand in docs/guides: one text, read in the repository and here. */
const files = import.meta.glob<string>('../../docs/guides/*.md', { eager: true, query: '?raw', import: 'default' });

/** A guide's Markdown, with its links and pictures turned to where they are in Storybook. */
export function guideText(name: string): string {
  const text = files[`../../docs/guides/${name}.md`];
  if (text === undefined) return `docs/guides/${name}.md is not written yet.`;
  return text
    .replaceAll(/\]\((?:\.\.\/)images\//g, '](docs-images/')
    .replaceAll(/\]\((?:\.\/)?([a-z-]+)\.md(#[a-z0-9-]+)?\)/g, (link, other: string) =>
      `../../docs/guides/${other}.md` in files ? `](?path=/docs/guides-${other}--docs)` : link,
    );
}
