import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type * as Themes from './themes';
import { allThemes, themeOfNiche } from './themes';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-themes-'));
  for (const file of ['themes.ts', 'theme-registry.ts']) {
    cpSync(join(import.meta.dirname, file), join(root, 'app/theme', file), { recursive: true });
  }
  put('base', null);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(name: string, niche: number | null, more = ''): void {
  const file = join(root, 'themes', name, 'theme.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export const theme = { name: '${name}', niche: ${niche} };\n${more}`);
}

/** Loads the real modules beside the themes of the test, in the same way as the build. */
async function load(): Promise<{ names: string[]; ofNiche: (niche?: number) => string }> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const themes = (await vite.ssrLoadModule('/app/theme/themes.ts')) as typeof Themes;
    return {
      names: themes.allThemes.map(({ name }) => name),
      ofNiche: (niche) => themes.themeOfNiche(niche).name,
    };
  } finally {
    await vite.close();
  }
}

it('every niche has its theme, and anything without a niche has the base theme', () => {
  expect(allThemes.map(({ niche }) => niche)).toEqual([null, 1, 2, 3, 4, 5, 6, 7]);
  for (const theme of allThemes) expect(themeOfNiche(theme.niche ?? undefined)).toBe(theme);
  expect(themeOfNiche(8).name).toBe('base');
});

it('finds a theme in a new folder', async () => {
  put('velvet', 3);
  expect(await load()).toMatchObject({ names: ['base', 'velvet'] });
  put('amber', 1);
  const { names, ofNiche } = await load();
  expect(names).toEqual(['base', 'amber', 'velvet']);
  expect([ofNiche(1), ofNiche(3), ofNiche(2), ofNiche()]).toEqual(['amber', 'velvet', 'base', 'base']);
});

it('refuses ambiguous themes, and names the files', async () => {
  put('velvet', 3);
  put('satin', 3);
  await expect(load()).rejects.toThrow(
    '../../themes/satin/theme.ts and ../../themes/velvet/theme.ts are both the theme of niche 3; keep one.',
  );
  rmSync(join(root, 'themes/satin'), { recursive: true });
  put('velvet', 3, "export const second = { name: 'velvet', niche: 4 };");
  await expect(load()).rejects.toThrow('themes/velvet/theme.ts exports 2 themes; a file holds exactly one.');
  put('velvet', 3);
  writeFileSync(join(root, 'themes/velvet/theme.ts'), "export const theme = { name: 'satin', niche: 3 };");
  await expect(load()).rejects.toThrow("is named 'satin'; a theme has the name of its folder.");
  rmSync(join(root, 'themes'), { recursive: true });
  put('velvet', 3);
  await expect(load()).rejects.toThrow('No file in themes/ is the base theme');
});
