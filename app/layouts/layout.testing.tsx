import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { UserResponse } from '~/contract/user';
import { userQuery } from '~/api-client/queries';
import { brandMark } from '~/theme/mark';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import type { ShellData, ShellUser } from '~/page/shell-data';

export const testUser = (change: Partial<ShellUser> = {}): ShellUser => ({
  id: 'm'.repeat(26),
  name: 'Anna',
  status: 'active',
  profileStatus: 'active',
  paidUser: true,
  credits: 50,
  language: 'en',
  signupDate: 0,
  thumb: null,
  remindable: true,
  ...change,
});

export const testShell = (change: Partial<ShellData> = {}): ShellData => ({
  brand: {
    slug: 'aurea',
    name: 'Aurea',
    mark: brandMark('Aurea'),
    niche: 1,
    indexTitle: 'Aurea',
    description: 'A brand',
    minAge: 18,
    messageCredits: 10,
    messageLength: 500,
    signupCredits: 30,
    seenBy: { direct: 'none', partner: 'none', landings: false },
    refundDays: 14,
    autoLikes: false,
    offers: { gifts: true, freeGifts: false, chatPhotos: true, icebreakers: true, photoCheck: true },
    photosAt: '/photos/',
    imprint: false,
    supportEmail: 'help@aurea.example',
    supportPhone: '+31 20-555 0199',
    fictional: {
      icon: 'sparkles',
      singular: 'fictional profile',
      plural: 'fictional profiles',
      warning: 'Made up.',
      chat: 'answered',
    },
  },
  company: { name: 'Acme B.V.', address: 'Street 1', city: 'Amsterdam', country: 'NL', kvk: '123', vat: 'NL1' },
  locale: 'en',
  locales: [{ code: 'en', name: 'English' }],
  theme: null,
  country: 'NL',
  geoipCountry: 'NL',
  user: null,
  unread: 0,
  newLikes: 0,
  decision: null,
  signupOpen: true,
  signupSteps: 5,
  searchAccess: 'all',
  enrich: false,
  mailStopped: null,
  textChange: null,
  inSignup: false,
  offer: null,
  app: null,
  siteEntry: false,
  sharing: null,
  now: 0,
  timeZone: 'UTC',
  ...change,
});

export interface Shown {
  path?: string;
  /** The id of the page's route. */
  route?: string;
  /** The action that handles every POST. */
  action?: (request: Request) => null;
  /** The user as the latest poll returned it. */
  polled?: UserResponse;
}

/** Renders a part of the shell on a page, below a root route with the shell's data as in the real app. */
export const show = (part: ReactNode, shell: Partial<ShellData> = {}, shown: Shown = {}) =>
  render(onPage(part, shell, shown));

/** The same, not yet rendered. */
export function onPage(
  part: ReactNode,
  shell: Partial<ShellData> = {},
  { path = '/', route = 'page', action, polled }: Shown = {},
) {
  const client = new QueryClient();
  if (polled) client.setQueryData(userQuery.queryKey, polled);
  const Stub = createRemixStub([
    {
      id: 'root',
      loader: () => testShell(shell),
      children: [
        {
          id: route,
          path: '*',
          action: action && (({ request }) => action(request)),
          Component: () => <ToastProvider>{part}</ToastProvider>,
        },
      ],
    },
  ]);
  return (
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>
        <Stub
          initialEntries={[path]}
          hydrationData={{ loaderData: { root: testShell(shell) } }}
          future={{ v3_fetcherPersist: true, v3_relativeSplatPath: true }}
        />
      </QueryClientProvider>
    </IntlProvider>
  );
}

/** A fake of window.matchMedia in which only these media queries match. */
export function matchMedia(...matching: RegExp[]) {
  return (query: string) =>
    ({
      matches: matching.some((pattern) => pattern.test(query)),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
