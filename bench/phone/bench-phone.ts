import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoAccount, logIn } from '../../e2e/support/accounts';
import { pageBytes } from '../../e2e/support/pages/page-bytes';
import { startProduct } from '../../e2e/support/product/product';
import { browserPath } from '../../scripts/browser.mjs';
import { openLighthouse, type PageScore } from '../landers/lighthouse';
import { medianOf } from '../landers/report';
import { phoneReport, phoneSection, type PhoneResult } from './phone-report';

// npm run bench:phone [-- --brand golden-hour --runs 5 --out -]: members' pages on a slow phone, as a premium member sees them.
const { values } = parseArgs({
  options: {
    brand: { type: 'string', default: 'golden-hour' },
    runs: { type: 'string', default: '5' },
    out: { type: 'string', default: 'docs/benchmarks.md' },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const product = await startProduct({ brands: [values.brand] });
const lighthouse = await openLighthouse(browserPath());
try {
  const member = await logIn(product, values.brand, demoAccount(values.brand, 'premium'));
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const chat = /href="(\/chats\/[0-9a-z]{26})"/.exec((await member.open('/chats')).body)![1]!;
  const results: PhoneResult[] = [];
  for (const [name, path] of [
    ['/members', '/members'],
    ['/chats/{id}', chat],
  ] as const) {
    const { htmlBrotli, js, jsFiles } = await pageBytes((await member.open(path)).body);
    const runs: PageScore[] = [];
    while (runs.length < Number(values.runs)) {
      runs.push(await lighthouse.score(`${product.origin(values.brand)}${path}`, { noindex: true, cookie }));
    }
    results.push({ ...medianOf(runs), path: name, page: htmlBrotli / 1000, script: js / 1000, files: jsFiles });
  }
  const section = phoneReport(results, { brand: values.brand, date: new Date().toISOString().slice(0, 10) });
  const file = resolve(root, values.out);
  if (values.out === '-') process.stdout.write(`${section}\n`);
  else writeFileSync(file, phoneSection.put(readFileSync(file, 'utf8'), section));
} finally {
  lighthouse.close();
  await product.stop();
}
