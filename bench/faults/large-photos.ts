import { PICTURE_KINDS } from '~/testing/picture-kinds';
import { join } from '../../e2e/support/accounts';
import { fileForm } from '../../e2e/support/photo-form';
import { startProduct } from '../../e2e/support/product/product';
import type { Visitor } from '../../e2e/support/visitor';
import { LARGEST } from '../pictures/hostile-pictures';
import { atMost, none, type Fault } from './fault';
import { percentile } from './load';

const BRAND = 'golden-hour';
const LARGE = 12;
const OTHERS = 16;

export const largePhotos: Fault = {
  name: 'large-photos',
  title: `One member uploads the ${LARGE} largest accepted photos at once; while the first is read, ${OTHERS} other members upload one ordinary photo each.`,
  before: '6 of the 16 had no answer after 40 s.',
  databases: ['sqlite'],
  async strike({ say }) {
    const product = await startProduct({ brands: [BRAND] });
    try {
      const large = await inTurn(LARGEST.slice(-LARGE), ({ make }) => make());
      const ordinary = await inTurn(Array.from({ length: OTHERS }), (_, i) =>
        PICTURE_KINDS[i % PICTURE_KINDS.length]!.make(200 + i),
      );
      const visitor = (await join(product, BRAND)).visitor;
      const others = await inTurn(ordinary, async () => (await join(product, BRAND)).visitor);
      const greedy = large.map((bytes) => upload(visitor, bytes));
      const modest = await Promise.all(ordinary.map((bytes, i) => upload(others[i]!, bytes)));
      const all = await Promise.all(greedy);
      say(
        `the one: ${all.map(({ status }) => status).join(' ')}; the others: ${modest.map(({ status }) => status).join(' ')}`,
      );
      const times = modest.map(({ milliseconds }) => milliseconds / 1000);
      return [
        { what: 'large photos that had a turn', seen: String(all.filter(({ status }) => status !== 503).length) },
        { what: 'large photos told to come later', seen: String(all.filter(({ status }) => status === 503).length) },
        none(
          'photos of the others not taken',
          modest.filter(({ status }) => status !== 200),
        ),
        atMost('longest of the others', Math.max(...times), 40, 's'),
        { what: 'median of the others', seen: `${percentile(times, 0.5).toFixed(1)} s` },
      ];
    } finally {
      await product.stop();
    }
  },
};

async function upload(member: Visitor, bytes: Buffer): Promise<{ status: number; milliseconds: number }> {
  const { body, headers } = fileForm(bytes);
  const begun = performance.now();
  const { status } = await member.send('POST', '/profile/photos', body, { ...headers, Accept: 'application/json' });
  return { status, milliseconds: performance.now() - begun };
}

/** One after the other: the making must not be part of the load. */
async function inTurn<T, R>(items: readonly T[], make: (item: T, i: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [i, item] of items.entries()) results.push(await make(item, i));
  return results;
}
