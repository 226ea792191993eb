import { fileURLToPath } from 'node:url';
import { compileCatalogues } from './compile';
import { watchCatalogues } from './watch';

// `catalogues` compiles locales/ into public/i18n/. `catalogues check` compares the languages with each other and with
// the code. `catalogues watch` compiles again after each change.
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const command = process.argv[2] ?? 'compile';

function compile(): void {
  const { files, written } = compileCatalogues(at('locales'), at('public/i18n'));
  console.log(`catalogues: ${files} files, ${written} written`);
}

try {
  if (command === 'compile') compile();
  else if (command === 'watch') watchCatalogues(at('locales'), compile);
  else if (command === 'check') {
    // Imported only here, because it loads the TypeScript compiler.
    const { checkCatalogues } = await import('./check');
    const problems = checkCatalogues(at('locales'), at('app'));
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'catalogues: complete' : `catalogues: ${problems.length} problems`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } else throw new Error(`catalogues: unknown command ${command}; use compile, check or watch`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
