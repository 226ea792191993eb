// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TermsPage } from '~/features/account/terms/terms-view';
import { TermsScreen } from '~/features/account/terms/TermsScreen';
import { ConsentsScreen } from '~/features/profiles/consents/ConsentsScreen';
import { TextChangeAlert } from '~/layouts/alerts/TextChangeAlert';
import { show, testUser } from '~/layouts/layout.testing';

/** 10 November in the west, 11 November in the east. */
const AT = Date.parse('2026-11-10T18:00:00Z');
const calendars = [
  ['Pacific/Auckland', 'November 11, 2026'],
  ['America/Los_Angeles', 'November 10, 2026'],
] as const;

const change = { at: AT, from: AT, what: 'Something else.' };
const question = { version: '2026-11-10T18:00:00Z', accepted: AT, from: AT, due: false, changes: [change] };

const terms = (page: Partial<TermsPage>) => (
  <TermsScreen
    key="terms"
    {...{ question: null, privacy: [], accepted: { version: AT, at: AT }, next: null, notice: null, ...page }}
  />
);

/** What tells of a text of the brand, with how many days it names. */
const parts: [name: string, days: number, part: JSX.Element][] = [
  ['the banner about new terms', 1, <TextChangeAlert key="alert" />],
  ['the question about new terms', 4, terms({ question, privacy: [change] })],
  ['the page about terms and privacy', 2, terms({})],
  [
    'the page about consents',
    2,
    <ConsentsScreen
      key="consents"
      consents={[{ kind: 'resell', state: 'given', at: AT, version: '2026-01-01' }]}
      log={[{ id: '1', kind: 'resell', given: true, at: AT, version: '2026-01-01' }]}
      notice={null}
    />,
  ],
];

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// The mail about new terms names the brand's day, whatever clock its reader has. What the page says must not differ.
it.each(parts.flatMap(([name, days, part]) => calendars.map(([zone, day]) => ({ name, days, part, zone, day }))))(
  '$name follows the calendar of the brand in $zone',
  ({ days, part, zone, day }) => {
    const textChange = { text: 'terms' as const, from: AT, due: false };
    const { container } = show(
      part,
      { user: testUser(), timeZone: zone, textChange },
      { path: '/notifications/terms' },
    );
    const named = (container.textContent ?? '').match(/November \d+, 2026/g);
    expect(named).toEqual(Array<string>(days).fill(day));
  },
);
