import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLimits } from '~/server/limits/limits';
import { memoryLogger } from '~/server/operations/logger';
import { openPictures } from '~/server/pictures/pictures';
import { testTenant } from '~/tenancy/tenant.testing';
import { jpegSize } from '~/testing/pictures';
import { findSharingImage } from './sharing-image.service.server';
import type { SharingSubject } from './sharing-card.server';
import { brandSubject, landerSubject, readSharingName, sharedPicture, sharingLocale } from './sharing.service.server';

const pictures = openPictures({ log: memoryLogger() });
afterAll(() => pictures.close());

const origin = 'https://aurea.example';
const contextOf = (settings: Record<string, unknown> = {}, limits = openLimits()) => ({
  tenant: testTenant(settings),
  origin,
  pictures,
  limits,
  ipKey: () => 'somebody',
});
const poster = resolve(join('landers', 'video', 'assets', 'poster.none.avif'));
const lander = (picture: string | null): SharingSubject =>
  landerSubject(contextOf(), {
    locale: 'en',
    headline: 'Stay for the\n*golden* hour',
    name: 'video',
    slug: 'daybreak',
    picture: picture === null ? null : { url: '/assets/poster.avif', file: picture },
  });

describe('the image of a brand', () => {
  it.each([
    ['the brand', brandSubject(contextOf(), 'pl')],
    ['a lander without a picture', lander(null)],
    ['a lander with one', lander(poster)],
  ])('for %s is a JPEG of 1200 by 630 pixels and at most 150 kB', async (_what, subject) => {
    const { bytes, contentType } = await findSharingImage(contextOf(), subject);
    expect(contentType).toBe('image/jpeg');
    expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('has a URL that changes with what it shows, and with nothing else', async () => {
    const urlOf = async (settings: Record<string, unknown>, subject = brandSubject(contextOf(settings), 'en')) =>
      (await sharedPicture(contextOf(settings), subject)).image;
    const url = await urlOf({});
    expect(url).toMatch(/^https:\/\/aurea\.example\/sharing\/brand\.en\.jpg\?v=[\w-]{12}$/);
    expect(await urlOf({ support_email: 'other@aurea.example' })).toBe(url);
    expect(await urlOf({ index_title: 'Another claim' })).not.toBe(url);
    expect(await urlOf({ theme: { both: { depth: '#102030' } } })).not.toBe(url);
    expect(await urlOf({}, lander(null))).toMatch(/\/sharing\/lander-video\.daybreak\.en\.jpg\?v=/);
    expect(await urlOf({}, lander(poster))).not.toBe(await urlOf({}, lander(null)));
  });

  it('is the version that its URL names', async () => {
    const { image } = await sharedPicture(contextOf(), lander(poster));
    expect(new URL(image).searchParams.get('v')).toBe((await findSharingImage(contextOf(), lander(poster))).etag);
  });

  // covers X19-412
  it('is made once for all who ask at the same time, and then comes from memory', async () => {
    const subject = { ...brandSubject(contextOf(), 'en'), claim: 'Asked for by many at once' };
    const limits = openLimits();
    const all = await Promise.all(Array.from({ length: 5 }, () => findSharingImage(contextOf({}, limits), subject)));
    expect(new Set(all).size).toBe(1);
    expect(await findSharingImage(contextOf({}, limits), subject)).toBe(all[0]);
  });

  it('is refused to whoever asks for too many new ones, while those in memory stay', async () => {
    const limits = openLimits();
    const known = brandSubject(contextOf(), 'pl');
    await findSharingImage(contextOf({}, limits), known);
    for (let count = 0; count < 30; count += 1) await limits.sharing.tryTake('somebody');
    const another = { ...known, claim: 'One too many' };
    await expect(findSharingImage(contextOf({}, limits), another)).rejects.toMatchObject({ status: 429 });
    expect((await findSharingImage(contextOf({}, limits), known)).bytes.length).toBeGreaterThan(0);
  });

  it('is another one for another brand, language and lander', async () => {
    const subjects = [brandSubject(contextOf(), 'en'), brandSubject(contextOf(), 'nl'), lander(null), lander(poster)];
    const images = await Promise.all(
      [
        ...subjects.map((subject) => [contextOf(), subject] as const),
        [contextOf({ name: 'Boreas' }), subjects[0]!] as const,
      ].map(async ([context, subject]) =>
        createHash('sha256')
          .update((await findSharingImage(context, subject)).bytes)
          .digest('hex'),
      ),
    );
    expect(new Set(images).size).toBe(5);
  });
});

it('reads the names of its own images only', () => {
  expect(readSharingName('brand.en.jpg')).toEqual({ lander: null, slug: null, locale: 'en' });
  expect(readSharingName('lander-video.pl.jpg')).toEqual({ lander: 'video', slug: null, locale: 'pl' });
  const late = readSharingName('lander-video.after-dark.nl.jpg');
  expect(late).toEqual({ lander: 'video', slug: 'after-dark', locale: 'nl' });
  const others = [
    '',
    'brand.jpg',
    'brand.xx.jpg',
    'brand.en.png',
    'brand.en.jpg.jpg',
    'lander-.en.jpg',
    'BRAND.en.jpg',
  ];
  for (const name of [...others, 'lander-../x.en.jpg', 'video.en.jpg', 'constructor'])
    expect(readSharingName(name), name).toBeUndefined();
});

it('names the language as the Open Graph protocol does', () => {
  const of = (countries: string[]) => ({ tenant: { ...testTenant(), countries } as ReturnType<typeof testTenant> });
  expect(sharingLocale(of(['GB', 'IE']), 'en')).toBe('en_GB');
  expect(sharingLocale(of(['US']), 'en')).toBe('en_US');
  expect(sharingLocale(of(['BE']), 'fr')).toBe('fr_BE');
  expect(sharingLocale(of(['NL']), 'sv')).toBe('sv_SE');
});
