import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePseudo, pseudoMessage } from '../../../tools/catalogues/pseudo';
import { temporaryFolder } from '../product/temporary-folder';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The built product with other files for English: pseudo English, longer and accented. */
export function pseudoTree(): string {
  const tree = join(temporaryFolder('pseudo'), 'facet');
  link('', ['build', 'landers']);
  link('build', ['client']);
  link('build/client', ['i18n']);
  compilePseudo(join(repository, 'locales'), join(tree, 'build/client/i18n'));
  cpSync(join(repository, 'landers'), join(tree, 'landers'), { recursive: true });
  for (const name of readdirSync(join(tree, 'landers'), { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('copy/en.json')) rewrite(join(tree, 'landers', name));
  }
  return tree;

  function link(folder: string, except: readonly string[]) {
    mkdirSync(join(tree, folder));
    for (const name of readdirSync(join(repository, folder))) {
      if (!except.includes(name)) symlinkSync(join(repository, folder, name), join(tree, folder, name));
    }
  }
}

function rewrite(file: string): void {
  const copy = JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
    typeof value === 'string' ? pseudoMessage(value) : value,
  ) as object;
  writeFileSync(file, JSON.stringify(copy));
}
