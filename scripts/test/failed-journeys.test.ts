import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failedJourneys } from './failed-journeys.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-failed-'));
  writeFileSync(
    join(folder, 'error-context.md'),
    '# Error details\n```\nnot this\n```\n\n```yaml\n- heading "Sign up"\n```\n# Test source\n```ts\nnor this\n```\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failed = (title: string, path?: string) => ({
  ok: false,
  file: 'main.journey.ts',
  title,
  tests: [
    {
      results: [
        {
          error: { message: `\u001b[31mno dialog\u001b[39m${' '.repeat(2000)}stack` },
          attachments: path ? [{ name: 'error-context', path }] : [],
        },
      ],
    },
  ],
});

it('says of each journey that failed what went wrong and what its page showed', () => {
  const suites = [
    {
      specs: [{ ...failed('passes'), ok: true }],
      suites: [{ specs: [failed('joining', join(folder, 'error-context.md')), failed('without a page')] }],
    },
  ];
  const [joining, other, ...more] = failedJourneys(suites);
  expect(joining).toMatch(/^main\.journey\.ts › joining\nno dialog\s+\nThe page:\n- heading "Sign up"\n$/);
  expect(other).toMatch(/^main\.journey\.ts › without a page\nno dialog\s+$/);
  expect(more).toEqual([]);
});

it('says nothing where nothing failed or nothing ran, and is not stopped by a page that is gone', () => {
  expect(failedJourneys()).toEqual([]);
  expect(failedJourneys([{ suites: [{}] }])).toEqual([]);
  expect(failedJourneys([{ specs: [failed('gone', join(folder, 'missing.md'))] }])).toHaveLength(1);
});
