import { fileURLToPath } from 'node:url';
import { compileCatalogues } from './compile';
import { watchCatalogues } from './watch';

// `catalogues` compiles locales/ into public/i18n/. `catalogues check` compares the languages with each other and with
// the code. `catalogues watch` compiles again after each change. `catalogues pseudo` shows long, accented texts instead of
// English in development; a build compiles again, so nobody is ever offered them.
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const command = process.argv[2] ?? 'compile';

function compile(): void {
  const { files, written } = compileCatalogues(at('locales'), at('public/i18n'));
  console.log(`catalogues: ${files} files, ${written} written`);
}

try {
  if (command === 'compile') compile();
  else if (command === 'pseudo') {
    const { compilePseudo } = await import('./pseudo');
    compilePseudo(at('locales'), at('public/i18n'));
    console.log('catalogues: English is pseudo English in development until the next `catalogues`');
  } else if (command === 'watch') watchCatalogues(at('locales'), compile);
  else if (command === 'check') {
    // Imported only here, because it loads the TypeScript compiler.
    const { checkCatalogues } = await import('./check');
    const { readSameTexts } = await import('./same-texts');
    const problems = checkCatalogues(at('locales'), at('app'), { same: readSameTexts() });
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'catalogues: complete' : `catalogues: ${problems.length} problems`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } else throw new Error(`catalogues: unknown command ${command}; use compile, check, pseudo or watch`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
