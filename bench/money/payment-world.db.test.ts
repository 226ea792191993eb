import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { METHODS } from './method-courses';
import { simulateWorld, type World } from './payment-world';

/** `npm run bench -- payment-world` sets the number, and writes docs/reports/payment-world.md. */
const ORDERS = Number(process.env.PAYMENT_ORDERS ?? 120);
const SEED = process.env.PAYMENT_SEED ?? '1';

it(`a world of ${ORDERS} orders ends balanced, twice with the same seed alike`, async () => {
  const started = performance.now();
  const world = await simulateWorld(SEED, ORDERS);
  expect(world.problems).toEqual({});
  const again = await simulateWorld(SEED, ORDERS);
  expect(again).toEqual(world);
  const { counts } = world;
  expect(counts['purchase state: completed']).toBeGreaterThan(ORDERS / 2);
  expect(counts['webhooks: repeated']).toBeGreaterThan(0);
  expect(counts['refund kind: return']).toBeGreaterThan(0);
  expect(counts['refund kind: chargeback']).toBeGreaterThan(0);
  if (process.env.PAYMENT_ORDERS)
    writeFileSync('docs/reports/payment-world.md', reportOf(world, performance.now() - started));
}, 3_600_000);

it('control: another seed is another world', async () => {
  const [first, second] = [await simulateWorld('a', 5), await simulateWorld('b', 5)];
  expect(first.digest).not.toBe(second.digest);
});

function reportOf({ orders, counts }: World, ms: number): string {
  const rows = Object.entries(counts).sort(([a], [b]) => a.localeCompare(b));
  return `# The payment world

Written by \`npm run bench -- payment-world\`; do not edit.

${orders} orders with ${METHODS.join(', ')} at the sandbox provider, seed ${SEED}, simulated twice in ${(ms / 1000).toFixed(0)} s.
Webhooks came late, doubled, in another order or not at all; orders were sent twice; money came back by returns, refunds
at the provider, chargebacks and returned direct debits, in full and in part, up to eight weeks later. The ledger had no contradiction, and both worlds
were alike in every row about money.

| What | How often |
| --- | ---: |
${rows.map(([what, count]) => `| ${what} | ${count} |`).join('\n')}
`;
}
