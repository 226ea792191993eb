import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryLogger } from '~/server/operations/logger';
import { openPictures } from '~/server/pictures/pictures';
import { PICTURE_KINDS, shuffled } from '~/testing/picture-kinds';
import { makePicture } from '~/testing/pictures';
import { avifOf12Megapixels, avifOf49Megapixels, avifThatLies, LARGEST } from '../../bench/pictures/hostile-pictures';
import { demoAccount, logIn, ownId } from '../support/accounts';
import { freshKey, startChat } from '../support/chatting';
import { fileForm, postPhoto } from '../support/photo-form';
import { childrenOf, peakOf, riseDuring } from '../support/product/process-memory';
import { startProduct, type Product } from '../support/product/product';
import { until } from '../support/product/until';
import type { Visitor } from '../support/visitor';

const BRAND = 'golden-hour';
const MB = 1e6;
/** The limit: no picture raises the memory of server and decoder by more, including the start of the decoder. */
const MOST = 200 * MB;
let product: Product;
let member: Visitor;

beforeAll(async () => {
  product = await startProduct({ brands: [BRAND] });
  member = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
  // The first upload after the start loads code, whose memory does not belong to a picture.
  expect(await codeOf(await makePicture(1))).toBe('kept');
});
afterAll(() => product?.stop());

/** Uploads a photo. Returns 'kept' or the code of the domain error. */
async function codeOf(bytes: Buffer): Promise<string> {
  const { body, headers } = fileForm(bytes);
  const response = await member.send('POST', '/profile/photos', body, { ...headers, Accept: 'application/json' });
  return response.status < 400 ? 'kept' : (JSON.parse(response.body) as { error: { code: string } }).error.code;
}

/** Uploads a photo. Returns the result and how much memory it took. */
async function measure(bytes: Buffer): Promise<{ code: string; rise: number }> {
  let code = '';
  const rise = await riseDuring(product.pid, async () => (code = await codeOf(bytes)));
  return { code, rise };
}

it('takes ordinary photos of every kind one after the other, for the profile and into a conversation', async () => {
  const reader = await ownId(await logIn(product, BRAND, demoAccount(BRAND, 'free')));
  const chat = `/chats/${await startChat(member, reader, 'Look at this')}`;
  const kinds = shuffled(PICTURE_KINDS, 36);
  const results: string[] = [];
  const rise = await riseDuring(product.pid, async () => {
    for (const [i, { name, format, make }] of kinds.entries()) {
      // An AVIF takes most for its size.
      const bytes = await make(100 + i, format === 'avif' ? 1 : 0.5);
      const inChat = i % 5 === 4;
      const sent = inChat ? (await postPhoto(member, chat, { key: freshKey(), file: bytes })).status : 200;
      results.push(`${name}: ${inChat ? sent : await codeOf(bytes)}`);
    }
  });
  expect(results).toEqual(kinds.map(({ name }, i) => `${name}: ${i % 5 === 4 ? 200 : 'kept'}`));
  expect(rise).toBeLessThan(MOST);
  expect(product.logs()).not.toContain('a picture');
}, 300_000);

const NEXT_TO_THE_LIMIT = /^(?:AVIF, clear|JPEG, progressive, 4:4:4|PNG, 16 bit, clear, interlaced|WebP, clear|GIF)$/;

it.each(LARGEST.filter(({ name }) => NEXT_TO_THE_LIMIT.test(name)))(
  'the largest accepted $name ($megapixels megapixels) stays within the memory limit',
  async ({ make }) => {
    const { code, rise } = await measure(await make());
    // Each of them has one colour, so all but the first are the same photo; that is detected only after the whole file
    // was read.
    expect(['kept', 'photos.duplicate']).toContain(code);
    expect(rise).toBeLessThan(MOST);
  },
);

it.each([
  ['declares its size is refused by its header', avifOf49Megapixels, 'photos.too-many-pixels'],
  ['hides its size is given up by the decoder', avifThatLies, 'photos.too-demanding'],
] as const)('a file of 1,700 bytes and 49 megapixels that %s', async (_what, make, refused) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThan(2000);
  const { code, rise } = await measure(bytes);
  expect(code).toBe(refused);
  expect(rise).toBeLessThan(MOST);
});

/** Reads all pixels, whatever the header says. Returns the outcome and the most memory the decoder took. */
async function readWithout(limits: { dataKilobytes?: number }): Promise<[outcome: string, peak: number]> {
  const bytes = await avifOf12Megapixels();
  const pictures = openPictures({ log: memoryLogger([]), ...limits });
  try {
    return await pictures.turn('a test', async (tools) => {
      await tools.header(bytes);
      const pid = pictures.pid!;
      const reading = tools.read('whole', bytes, { limitInputPixels: false }, [['resize', 500], ['raw']]);
      const outcome = await reading.then(
        () => 'read',
        () => 'failed',
      );
      return [outcome, peakOf(pid)];
    });
  } finally {
    await pictures.close();
  }
}

it('control: the limit of the decoder works by itself; without it the same picture takes more', async () => {
  const [bounded, little] = await readWithout({});
  expect([bounded, little < MOST]).toEqual(['failed', true]);
  const [free, much] = await readWithout({ dataKilobytes: 4_000_000 });
  expect([free, much > MOST]).toEqual(['read', true]);
});

it('the decoder ends with the server, however suddenly that ends', async () => {
  await codeOf(await makePicture(2));
  const [decoder] = childrenOf(product.pid);
  expect(peakOf(decoder!)).toBeGreaterThan(0);
  await product.kill('SIGKILL');
  await until('the end of the decoder', () => peakOf(decoder!) === 0);
});
