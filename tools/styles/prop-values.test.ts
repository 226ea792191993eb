import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { usagesByFile, type PropValue } from './prop-values';

function usages(files: Record<string, string>): Record<string, Record<string, PropValue[]>[]> {
  const root = mkdtempSync(join(tmpdir(), 'facet-usages-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.fromEntries(
    [...usagesByFile(root)].map(([path, found]) => [
      path,
      found.map((usage) => Object.fromEntries([...usage].map(([name, values]) => [name, [...values]]))),
    ]),
  );
}

const BOX = `
  const Root = styled.p<{ $tone: Tone; $wide: boolean }>\`\`;
  const tones = { calm: 1, loud: 2 };
  export function Box({ tone = 'calm', wide = false }) {
    return <Root $tone={tone} $wide={wide} />;
  }`;

it('follows values through the component in between, the props of one place together', () => {
  const found = usages({
    'app/Box.tsx': BOX,
    'app/a.tsx': `import { Box } from './Box'; const A = () => <Box tone="loud" />;`,
    'app/b.tsx': `import { Box } from '~/Box'; const B = ({ big }) => <Box wide tone={big ? 'calm' : 'soft'} />;`,
  });
  expect(found['app/Box.tsx']).toEqual([
    { $tone: ['loud'], $wide: [false] },
    { $tone: ['calm', 'soft'], $wide: [true] },
  ]);
});

it('knows comparisons as truth values, and tries the words of the file where it knows nothing', () => {
  const found = usages({
    'app/Box.tsx': BOX,
    'app/a.tsx': `import { Box } from './Box'; const A = (p) => <Box tone={p.tone} wide={p.n > 3} />;`,
  });
  const [only] = found['app/Box.tsx']!;
  expect(only!.$wide).toEqual([true, false]);
  expect(only!.$tone).toEqual(expect.arrayContaining(['calm', 'loud', undefined]));
});

it('leaves stories and tests out', () => {
  expect(Object.keys(usages({ 'app/A.stories.tsx': BOX, 'app/A.test.tsx': BOX }))).toEqual([]);
});
