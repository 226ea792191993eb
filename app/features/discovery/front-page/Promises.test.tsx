// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show, testShell } from '~/layouts/layout.testing';
import { searchAccesses } from '~/tenancy/tenant-choices';
import { promiseForms } from '~/theme/theme';
import { themeOfNiche } from '~/theme/themes';
import { Promises } from './Promises';

afterEach(cleanup);

const { landing } = themeOfNiche(1);
const EXACTLY = 'Visitors can find and read it too.';
const settings = searchAccesses.flatMap((direct) =>
  searchAccesses.flatMap((partner) => [true, false].map((landings) => ({ direct, partner, landings }))),
);

function shownWith(seenBy: (typeof settings)[number], form = landing.promises.form) {
  const { brand } = testShell();
  const promises = { ...landing.promises, form };
  show(<Promises landing={{ ...landing, promises }} seenBy={EXACTLY} />, { brand: { ...brand, seenBy } });
  return document.body.textContent;
}

it.each(settings)('says what is true of who sees a profile: %o', (seenBy) => {
  const text = shownWith(seenBy);
  const membersOnly = seenBy.direct === 'none' && seenBy.partner === 'none' && !seenBy.landings;
  expect(text.includes('Only members see you')).toBe(membersOnly);
  expect(text.includes('You decide whether visitors see you')).toBe(!membersOnly);
  expect(text.includes(EXACTLY)).toBe(!membersOnly);
});

it.each(promiseForms)('keeps the exact sentence behind a line of its own: %s', (form) => {
  shownWith({ direct: 'all', partner: 'limited', landings: true }, form);
  const exactly = [...document.querySelectorAll('details')].find(
    (details) => details.querySelector('summary')?.textContent === 'Who sees what',
  );
  expect(exactly?.open).toBe(false);
  expect(exactly?.textContent).toContain(EXACTLY);
  // Three short promises; the rest is asked for.
  const short = [...document.querySelectorAll('p')].filter((text) => !exactly?.contains(text));
  expect(short).toHaveLength(3);
  expect(Math.max(...short.map(({ textContent }) => textContent.split(' ').length))).toBeLessThan(36);
});
