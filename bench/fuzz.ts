import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { Command } from 'commander';
import { startProduct } from '../e2e/support/product/product';
import { ensureBuilt } from '../scripts/build.mjs';
import { fuzzReport } from './fuzz/report';
import { FUZZED_BRANDS, fuzzProduct } from './fuzz/world';
import { optionsOf } from '../scripts/command/programs';

const values = optionsOf<{ seconds: string; seed: string; requests: string; out: string }>(
  new Command('npm run bench -- fuzz')
    .description(
      'sends malformed requests to every route of a product of its own, on loopback. Exits with 1 if a response was 5xx other than 503, a request got no response, a stack is in the log, or the server used more memory than its ceiling. The same seed sends the same requests.',
    )
    .option('--seconds <n>', 'at most', '600')
    .option('--seed <seed>', 'of the requests', '1')
    .option('--requests <n>', 'at most', '1000000')
    .option('--out <file>', 'where the report goes; - prints it', 'docs/reports/fuzz.md'),
);

ensureBuilt();
const product = await startProduct({ brands: FUZZED_BRANDS });
let broken = true;
try {
  const bounds = { seed: values.seed, requests: Number(values.requests), milliseconds: Number(values.seconds) * 1000 };
  const result = await fuzzProduct(product, bounds);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  const report = fuzzReport({ ...bounds, result, machine, day: new Date().toISOString().slice(0, 10) });
  process.stdout.write(report);
  if (values.out !== '-') writeFileSync(values.out, report);
  broken = result.failures.length > 0;
} finally {
  await product.stop();
}
process.exit(broken ? 1 : 0);
