import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import chat from '../../../../locales/en/chat.json';
import common from '../../../../locales/en/common.json';
import errors from '../../../../locales/en/errors.json';
import members from '../../../../locales/en/members.json';
import safety from '../../../../locales/en/safety.json';
import type { ConversationResponse } from '~/contract/conversation';
import type { MessageResponse } from '~/contract/message';
import type { ProfileResponse } from '~/contract/profile';
import type { ShellBrand, ShellData, ShellUser } from '~/page/shell-data';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import type { ChatScreenProps } from './ChatScreen';
import type { MessagePrices } from '../pricing/message-price';

const shell = {
  brand: {
    name: 'Aurea',
    messageCredits: 10,
    messageLength: 100,
    offers: { gifts: true, freeGifts: false, chatPhotos: true, icebreakers: true, photoCheck: true },
    fictional: { icon: 'sparkles', singular: 'fictional profile', plural: '', warning: 'This profile is made up.' },
  },
  user: { id: 'me', credits: 30, paidUser: true },
  timeZone: 'Europe/Amsterdam',
  unread: 0,
  newLikes: 0,
  decision: null,
} as unknown as ShellData;

export const flora: ProfileResponse = {
  id: 'flora',
  name: 'Flora',
  age: 40,
  gender: 'female',
  country: 'NL',
  region: null,
  city: null,
  status: 'active',
  main_image: null,
  fictional: false,
  checked: false,
  last_active: 0,
};

/** Of someone who has not bought any credits. */
const testPrice = { lots: [], next: { credits: 300, amount: 2500, currency: 'EUR', basis: 'from' as const } };
export const testPrices: MessagePrices = {
  text: { credits: 10, ...testPrice },
  photo: { credits: 20, ...testPrice },
  gift: { credits: 25, ...testPrice },
};

export const messageOf = (seq: number, rest: Partial<MessageResponse> = {}): MessageResponse => ({
  id: `m${seq}`,
  seq,
  own: false,
  author: 'member',
  type: 'text',
  text: `text ${seq}`,
  at: Date.UTC(2026, 10, 21, 12, seq),
  state: 'sent',
  request_key: null,
  photo: null,
  reaction: null,
  about: null,
  quote: null,
  ...rest,
});

/** A conversation of which no message has been read. */
export const testConversation = (
  messages: MessageResponse[],
  rest: Partial<ConversationResponse> = {},
): ConversationResponse => ({
  conversation: { id: 'c' },
  messages,
  more: false,
  earlier: false,
  older_hidden: false,
  newest_seq: messages.at(-1)?.seq ?? 0,
  read_seq: 0,
  delivered_seq: 0,
  own_read_seq: 0,
  reaction_changes: 0,
  partner_last_active: 0,
  ...rest,
});

type BegunProps = ChatScreenProps & { conversation: ConversationResponse };

export function screenProps(messages: MessageResponse[], rest: Partial<BegunProps> = {}): BegunProps {
  return {
    partner: flora,
    conversation: testConversation(messages),
    writePermission: 'open',
    requestKey: 'key-of-the-server',
    prices: testPrices,
    before: null,
    problem: null,
    ...rest,
  };
}

/** Shows a page below a root that provides the shell, as in the product. `/credits` and the like are blank pages. */
/** With `user` null, nobody is logged in. `offers`: what this brand has otherwise than others. */
export function showPage(
  page: ReactNode,
  path = '/chats/c',
  user: Partial<ShellUser> | null = {},
  offers: Partial<ShellBrand['offers']> = {},
) {
  const client = new QueryClient();
  let current = page;
  let changed = () => {};
  const subscribe = (listener: () => void) => {
    changed = listener;
    return () => {};
  };
  const Page = () => <>{useSyncExternalStore(subscribe, () => current)}</>;
  const brand = { ...shell.brand, offers: { ...shell.brand.offers, ...offers } };
  const mine = { ...shell, brand, user: user && shell.user && { ...shell.user, ...user } };
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => mine,
      children: [
        { path: path.slice(1).split('?')[0]!, Component: Page },
        { path: '*', Component: () => <p>elsewhere</p> },
      ],
    },
  ]);
  const view = render(
    <QueryClientProvider client={client}>
      <IntlProvider
        locale="en"
        messages={{ ...common, ...errors, ...members, ...safety, ...chat }}
        timeZone="Europe/Amsterdam"
      >
        <ToastProvider>
          <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: mine } }} />
        </ToastProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  /** Shows another state of the page in its place. */
  const change = (next: ReactNode) => {
    current = next;
    changed();
  };
  return { ...view, client, change };
}
