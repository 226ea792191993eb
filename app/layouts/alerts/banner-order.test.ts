import { expect, it } from 'vitest';
import { firstBanner, QUESTION_ROUTES, type BannerName } from './banner-order';

const none: Record<BannerName, boolean> = {
  decision: false,
  'terms-due': false,
  unsent: false,
  confirmed: false,
  activation: false,
  'mail-stopped': false,
  'text-change': false,
  offer: false,
  enrich: false,
  question: false,
};
const names = Object.keys(none) as BannerName[];

it('is one at most: of all that there is to say the most important', () => {
  expect(firstBanner(none)).toBeUndefined();
  const everything = { ...none };
  for (const name of names) everything[name] = true;
  for (const name of names) {
    expect(firstBanner(everything)).toBe(name);
    everything[name] = false;
  }
  for (const name of names) expect(firstBanner({ ...none, [name]: true })).toBe(name);
});

it.each(['swipe-game', 'credits', 'credits-id-paymentmethod', 'premium', 'directdebit', 'pages-service', 'pages-faq'])(
  'asks nothing on %s',
  (route) => expect(QUESTION_ROUTES.has(route)).toBe(false),
);
