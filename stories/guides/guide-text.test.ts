import { expect, it } from 'vitest';
import { turnLinks } from './guide-text';

it('turns links between guides and to pictures to where they are in Storybook, and leaves the others', () => {
  const known = (name: string) => name === 'write-copy';
  const text = '[a](write-copy.md#tone) ![b](../images/x.png) [c](../licences.md) [d](https://example.org/a.md)';
  expect(turnLinks(text, known)).toBe(
    '[a](?path=/docs/guides-write-copy--docs) ![b](docs-images/x.png) [c](../licences.md) [d](https://example.org/a.md)',
  );
});
