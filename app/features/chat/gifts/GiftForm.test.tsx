// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { ChatScreen } from '../conversation/ChatScreen';
import { GiftForm, type GiftFormProps } from './GiftForm';
import { GiftScreen } from './GiftScreen';
import { flora, messageOf, screenProps, showPage, testPrices } from '../conversation/screen.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

/** The responses to gifts, in order; marking as read and all other requests succeed. */
let responses: (() => Promise<unknown>)[];
const posts = () => api.send.mock.calls.filter(([method]) => method === 'POST');

beforeEach(() => {
  responses = [];
  api.get.mockResolvedValue({ chats: [], num_unread_messages: 0, next: null });
  api.send.mockImplementation((method: string) => (method === 'POST' ? responses.shift()!() : Promise.resolve({})));
});
cleanAfterEach();

const props: GiftFormProps = {
  partner: flora,
  price: testPrices.gift,
  requestKey: 'key-of-the-server',
  here: '/chats/c/gift',
  error: null,
  busy: false,
};
const show = (rest: Partial<GiftFormProps> = {}, user = {}, offers = {}) =>
  showPage(<GiftForm {...props} {...rest} />, '/chats/c', user, offers);
const gift = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const names = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
const search = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });

describe('choosing a gift', () => {
  it('says before anything is sent what any gift costs in credits and money', () => {
    show();
    expect(screen.getByText('25 credits (from €2.09), whichever gift you choose · you have 30 credits')).toBeVisible();
  });

  it('says of a made-up profile that the gift is charged only when it is answered', () => {
    show({ partner: { ...flora, fictional: true } });
    expect(screen.getByText(/Charged only when you get a reply/)).toBeVisible();
  });

  it('filters by name and category, and keeps the choice while it is not shown', () => {
    show();
    expect(names().length).toBeGreaterThanOrEqual(24);
    fireEvent.click(gift('Kite'));
    search('tea');
    expect(names()).toEqual(['tea']);
    fireEvent.click(screen.getByRole('button', { name: 'Flowers' }));
    expect(screen.getByText(/No gift by that name/)).toBeVisible();
    search('');
    expect(names()).toEqual(['rose', 'tulips', 'sunflower', 'lavender', 'daisies', 'cactus']);
    expect(screen.getByRole('button', { name: 'Send Kite' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(gift('Kite').checked).toBe(true);
  });

  it('asks for a choice instead of sending nothing', () => {
    const onSend = vi.fn();
    show({ onSend });
    fireEvent.submit(gift('Rose').form!);
    expect(screen.getByText('Choose a gift first.')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.click(gift('Rose'));
    expect(screen.queryByText('Choose a gift first.')).toBeNull();
    fireEvent.submit(gift('Rose').form!);
    expect(onSend).toHaveBeenCalledWith('rose');
  });

  it('is one form with the choice and the key for members without JavaScript', () => {
    show({ first: 'shell' });
    const form = gift('Shell').form!;
    expect([form.method, Object.fromEntries(new FormData(form))]).toEqual([
      'post',
      { gift: 'shell', request_key: 'key-of-the-server' },
    ]);
    // The search is a form of its own that requests the page again.
    expect(screen.getByRole<HTMLFormElement>('search').method).toBe('get');
  });

  it('says what a gift costs this member, without ‘from’, once they have bought credits', () => {
    show({ price: { ...testPrices.gift, lots: [{ credits: 100, amount: 1000, currency: 'EUR', left: 30 }] } });
    expect(screen.getByText('25 credits (€2.50), whichever gift you choose · you have 30 credits')).toBeVisible();
  });

  it('shows a free member all gifts, and explains premium instead of offering to send', () => {
    show({}, { paidUser: false });
    expect(screen.getByText(/Gifts are for premium members/)).toBeVisible();
    expect(screen.queryByText(/\d credits/)).toBeNull();
    expect(screen.getByRole('link', { name: 'About premium' }).getAttribute('href')).toBe(
      '/premium?next=%2Fchats%2Fc%2Fgift',
    );
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('does not tell a free member that their free credits would pay for a gift that they cannot send', () => {
    const lots = [{ credits: 30, amount: 0, currency: null, left: 30 }];
    show({ price: { ...testPrices.gift, lots } }, { paidUser: false });
    expect(document.body.textContent).not.toContain('free credits');
  });

  it('offers it to a free member of a brand with free gifts, from their free credits', () => {
    const lots = [{ credits: 30, amount: 0, currency: null, left: 30 }];
    show({ price: { ...testPrices.gift, lots } }, { paidUser: false }, { freeGifts: true });
    expect(screen.getByText(/^25 credits \(from your free credits\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send gift' })).toBeVisible();
    expect(screen.queryByText(/premium/i)).toBeNull();
  });

  it('tells a member who is short of credits what a gift costs, and leads to the credits and back to the chosen gift', () => {
    show({ error: { code: 'chat.not-enough-credits', values: { credits: 3, needed: 25 } }, first: 'kite' });
    expect(screen.getByText('A gift costs 25 credits. We’ve kept your choice.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Buy credits' });
    const back = new URL(link.getAttribute('href')!, 'http://x').searchParams.get('next')!;
    expect(back).toBe('/chats/c/gift?gift=kite');
    cleanup();
    const partner = { partner: flora, writePermission: 'open' as const, back: '/chats/c', here: '/chats/c/gift' };
    const page = <GiftScreen {...partner} price={testPrices.gift} requestKey="another-key" problem={null} />;
    showPage(page, back);
    expect(gift('Kite').checked).toBe(true);
  });
});

describe('a gift within a conversation', () => {
  // Loads the lazy sheet beforehand, so that the tests do not depend on how long that takes.
  beforeAll(() => import('./GiftSheet'));
  const opened = async () => {
    const view = showPage(<ChatScreen {...screenProps([messageOf(1)])} />);
    await act(() => vi.dynamicImportSettled());
    fireEvent.click(screen.getByRole('link', { name: 'Send a gift' }));
    fireEvent.click(gift('Kite'));
    return view;
  };
  const send = () => fireEvent.submit(gift('Kite').form!);
  const keys = () => posts().map(([, , body]) => (body as { request_key: string }).request_key);
  const sent = {
    conversation: { id: 'c' },
    message: messageOf(2, { own: true, type: 'gift', text: 'kite' }),
    credits: 5,
  };
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

  it('is sent once and shown, and the sheet closes', async () => {
    responses.push(() => Promise.resolve(sent));
    await opened();
    expect(dialog()).not.toBeNull();
    send();
    await waitFor(() => expect(dialog()).toBeNull());
    const [method, path, body] = posts()[0] as [string, string, object];
    expect([method, path, body]).toEqual([
      'POST',
      '/api/messages.php',
      { conversation: 'c', gift: 'kite', request_key: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    ]);
    const log = screen.getByRole('log');
    // The drawing of a gift is loaded when the first one is shown.
    await waitFor(() => expect(log.textContent).toContain('Gift Kite'));
    expect(log.querySelectorAll('img')).toHaveLength(1);
  });

  it('is sent under the same key until the result is known, then under a new one', async () => {
    responses.push(() => Promise.reject(new TypeError('no connection')));
    await opened();
    send();
    expect(await screen.findByText(/Your gift didn’t go through/)).toBeVisible();
    expect(gift('Kite').checked).toBe(true);
    const short = { error: { code: 'chat.not-enough-credits', values: { credits: 3, needed: 25 } } };
    responses.push(() => Promise.reject(new ApiError(402, short)));
    send();
    expect(await screen.findByText('A gift costs 25 credits. We’ve kept your choice.')).toBeVisible();
    const buy = screen.getByRole('link', { name: 'Buy credits' }).getAttribute('href');
    expect(buy).toBe(`/credits?next=${encodeURIComponent('/chats/c/gift?gift=kite')}`);
    responses.push(() => Promise.resolve(sent));
    send();
    await waitFor(() => expect(dialog()).toBeNull());
    const [first, second, third] = keys();
    expect([first === second, second === third]).toEqual([true, false]);
  });

  it('is a page of its own without JavaScript', () => {
    showPage(<ChatScreen {...screenProps([messageOf(1)])} />);
    expect(screen.getByRole('link', { name: 'Send a gift' }).getAttribute('href')).toBe('/chats/c/gift');
  });
});
