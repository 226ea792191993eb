import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { demoAccount, join as joinBrand, logIn, ownId } from '../../e2e/support/accounts';
import { sendMessage, startChat } from '../../e2e/support/chatting';
import { startProduct, type Product } from '../../e2e/support/product/product';
import { openSignedIn } from '../../e2e/support/signed-in';
import { DAY } from '~/time/durations';
import { browserOptions } from '../../scripts/browser.mjs';
import { difference, isStale } from './screenshots/same-picture';
import { BRANDS, PHONES, SINGLE, type Screen } from './screenshots/screens';

// npm run generate -- screenshots            takes the pictures of the README and the guides again, from the product as it is
// npm run generate -- screenshots check   fails if one of them shows what the product no longer looks like
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/images');
const TALK = [
  'You play the cello? Since when?',
  'Since I was nine. Badly for the first ten years, and now with patient neighbours.',
  'Mine only know how to bang on the wall. In time, mostly.',
  'Then they are ready for Saint-Saëns.',
];

/** A conversation of two new members of a brand, so that nothing of it depends on the demo. */
async function talk(product: Product, brand: string) {
  const [reader, writer] = [
    await joinBrand(product, brand, { name: 'Imogen', gender: 'female' }),
    await joinBrand(product, brand, { name: 'Theodore', gender: 'male' }),
  ];
  const id = await startChat(writer.visitor, await ownId(reader.visitor), TALK[0]!);
  await sendMessage(reader.visitor, id, TALK[1]!);
  await sendMessage(writer.visitor, id, TALK[2]!);
  await sendMessage(reader.visitor, id, TALK[3]!);
  return { credentials: reader.credentials, path: `/chats/${id}` };
}

async function shoot(browser: Browser, product: Product, screen: Screen): Promise<Buffer> {
  const { brand, width, height } = screen;
  const options = {
    viewport: { width, height },
    // A phone has no scroll bar that takes room.
    isMobile: width < 500,
    colorScheme: screen.scheme ?? 'light',
    // Without motion, so that two runs give the same pictures.
    reducedMotion: 'reduce',
  } as const;
  const conversation = screen.path === 'the conversation' ? await talk(product, brand) : undefined;
  const who = conversation?.credentials ?? demoAccount(brand, 'premium');
  const { context, page } = screen.member
    ? await openSignedIn(browser, product, brand, who, options)
    : await browser.newContext(options).then(async (opened) => ({ context: opened, page: await opened.newPage() }));
  // Notices of the day come and go; the pictures show the page below them, whatever the language of the browser.
  await context.addInitScript(() => localStorage.setItem('language-offer', '1'));
  const url = product.origin(brand);
  await context.addCookies(
    ['site-entry', 'enrich-alert', 'push-notification-alert', 'install-alert', 'time-bonus-modal'].map((name) => ({
      name: `hide-${name}`,
      value: '1',
      url,
    })),
  );
  const path = screen.path === 'a person' ? await firstPerson(product, brand) : (conversation?.path ?? screen.path);
  await page.goto(url + path, { waitUntil: 'load' });
  await page.evaluate(picturesInSight);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function firstPerson(product: Product, brand: string): Promise<string> {
  const { body } = await (await logIn(product, brand, demoAccount(brand, 'premium'))).open('/members');
  return /\/members\/[0-9a-z]{26}(?=["?])/.exec(body)![0];
}

/** Runs in the page: lazy pictures and those with a low priority arrive after `load`. */
async function picturesInSight(): Promise<void> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.all(seen.map((image) => image.decode().catch(() => {})));
}

const LEADS = 10;
const GAP = 12;
const GREY = '#8a8a8a';

/** Pictures beside each other, all of one height. */
async function row(pictures: readonly Buffer[], height: number): Promise<Buffer> {
  const small = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ height }).png().toBuffer({ resolveWithObject: true })),
  );
  let left = GAP;
  const layers = small.map(({ data, info }) => {
    const layer = { input: data, left, top: GAP };
    left += info.width + GAP;
    return layer;
  });
  const size = { width: left, height: height + 2 * GAP };
  return sharp({ create: { ...size, channels: 3, background: GREY } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** The same sheet in colour and in grey, in which only the composition tells the brands apart. */
async function sheet(rows: readonly Buffer[], grey: boolean): Promise<Buffer> {
  const sizes = await Promise.all(rows.map((row) => sharp(row).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = sizes.reduce((sum, size) => sum + size.height, 0);
  let top = 0;
  const layers = rows.map((input, i) => {
    const layer = { input, left: 0, top };
    top += sizes[i]!.height;
    return layer;
  });
  const whole = await sharp({ create: { width, height, channels: 3, background: GREY } })
    .composite(layers)
    .png()
    .toBuffer();
  return grey ? sharp(whole).greyscale().png().toBuffer() : whole;
}

async function takeAll(): Promise<Map<string, Buffer>> {
  const product = await startProduct();
  const browser = await chromium.launch({
    ...browserOptions(),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  const all = async (screens: readonly Screen[]) => {
    const pictures: Buffer[] = [];
    for (const screen of screens) pictures.push(await shoot(browser, product, screen));
    return pictures;
  };
  try {
    const pictures = new Map<string, Buffer>();
    const { landing, ...others } = SINGLE;
    const small = async (screen: Screen) => {
      const [picture] = await all([screen]);
      return sharp(picture).resize({ width: 960 }).png().toBuffer();
    };
    for (const [name, screen] of Object.entries(others)) pictures.set(name, await small(screen));
    pictures.set('phones', await row(await all(PHONES), 620));
    const brands: Buffer[] = [];
    for (const screens of BRANDS) brands.push(await row(await all(screens), 300));
    pictures.set('brands', await sheet(brands, false));
    pictures.set('brands-grey', await sheet(brands, true));
    // Each day another person leads the landing page, of ten: on such a day always the same one.
    const day = Math.floor(Date.now() / DAY);
    await product.advance((Math.ceil(day / LEADS) * LEADS - day) * DAY);
    pictures.set('landing', await small(landing));
    return pictures;
  } finally {
    await browser.close();
    await product.stop();
  }
}

spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const fresh = await takeAll();
for (const [name, picture] of fresh) {
  const file = join(folder, `${name}.webp`);
  if (process.argv[2] !== 'check') {
    writeFileSync(file, await sharp(picture).webp({ quality: 74 }).toBuffer());
    continue;
  }
  const share = await difference(file, picture);
  const stale = isStale(share);
  console.log(
    `docs/images/${name}.webp: ${(share * 100).toFixed(1)} % differs${stale ? ', stale: npm run generate -- screenshots' : ''}`,
  );
  if (stale) process.exitCode = 1;
}
