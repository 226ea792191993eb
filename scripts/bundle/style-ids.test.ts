import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idOfFile, styleIds, withShortIds } from './style-ids';

const ids = styleIds(join(import.meta.dirname, '../..'));

describe('the ids of styled components', () => {
  it('are short, and no two files share one', () => {
    const short = [...ids.values()];
    expect(short.length).toBeGreaterThan(300);
    expect(new Set(short).size).toBe(short.length);
    expect(ids.size).toBe(short.length);
    for (const id of short) expect(id).toMatch(/^s[0-9a-z]{1,3}$/);
  });

  it('replace those of the Babel plugin in the code of a module, and nothing else', () => {
    const file = idOfFile('app/ui/Button/Button.tsx');
    const code = `a.withConfig({ componentId: "${file}-0" }), b.withConfig({ componentId: "${file}-12" }), "${file}-0"`;
    const short = ids.get(file)!;
    expect(withShortIds(code, ids)).toBe(
      `a.withConfig({ componentId: "${short}-0" }), b.withConfig({ componentId: "${short}-12" }), "${file}-0"`,
    );
    expect(withShortIds('componentId: "sc-unknown-0"', ids)).toBe('componentId: "sc-unknown-0"');
    expect(withShortIds('export const a = 1;', ids)).toBeUndefined();
  });
});
