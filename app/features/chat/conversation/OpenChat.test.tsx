// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { api } from '~/api-client/api.testing';
import { publishLiveEvent } from '~/realtime/live-events';
import { ChatScreen } from './ChatScreen';
import { fakeServer, field, log, press, type } from './fake-server.testing';
import { flora, messageOf, screenProps, showPage, testConversation } from './screen.testing';
import { SHOWN_MS } from '../composer/use-typing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

const fake = fakeServer();

it('shows that the other member is typing, for a moment or until the message arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fake.show();
  const liveEvent = () => act(() => publishLiveEvent({ kind: 'typing', conversation: 'c' }));
  act(() => publishLiveEvent({ kind: 'typing', conversation: 'another' }));
  expect(log().queryByText('Flora is typing')).toBeNull();
  liveEvent();
  expect(await log().findByText('Flora is typing')).toBeVisible();
  act(() => void vi.advanceTimersByTime(SHOWN_MS));
  expect(log().queryByText('Flora is typing')).toBeNull();
  liveEvent();
  fake.messages.push(messageOf(2));
  act(() => publishLiveEvent({ kind: 'message', conversation: 'c', seq: 2 }));
  await waitFor(() => expect(log().queryByText('Flora is typing')).toBeNull());
  vi.useRealTimers();
});

const DAYS_AGO = -3 * 86_400_000;
const seenDaysAgo = (at: number | null) => ({
  partner: { ...flora, last_active: at },
  conversation: testConversation([messageOf(1)], { partner_last_active: at }),
});

it('never shows ‘active days ago’ for somebody who is typing', async () => {
  // The clock of the page stands at 0.
  fake.show(seenDaysAgo(DAYS_AGO));
  expect(screen.getByText(/^Active/).textContent).toBe('Active 3 days ago');
  act(() => publishLiveEvent({ kind: 'typing', conversation: 'another' }));
  expect(screen.queryByText('Online now')).toBeNull();
  act(() => publishLiveEvent({ kind: 'typing', conversation: 'c' }));
  expect(await log().findByText('Flora is typing')).toBeVisible();
  expect(await screen.findByText('Online now')).toBeVisible();
  expect(screen.queryByText(/^Active/)).toBeNull();
});

it('shows that the other member is back, as the server reports it', async () => {
  fake.show(seenDaysAgo(DAYS_AGO));
  expect(screen.queryByText('Online now')).toBeNull();
  // The server now responds with the activity time 0, which is the present.
  act(() => publishLiveEvent({ kind: 'presence', conversation: 'c' }));
  expect(await screen.findByText('Online now')).toBeVisible();
});

it('shows no presence of an invisible member, whatever arrives', async () => {
  fake.show(seenDaysAgo(null));
  act(() => publishLiveEvent({ kind: 'typing', conversation: 'c' }));
  expect(await log().findByText('Flora is typing')).toBeVisible();
  expect(screen.queryByText('Online now')).toBeNull();
  expect(screen.queryByText(/^Active/)).toBeNull();
});

it('reports typing now and then, not with every key, and never to a made-up profile', () => {
  const published = () => api.send.mock.calls.filter(([, path]) => path === '/api/typing.php');
  fake.show();
  for (const text of [' ', 'H', 'He', 'Hel']) type(text);
  expect(published()).toEqual([['POST', '/api/typing.php', { conversation: 'c' }]]);
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  api.send.mockClear();
  fake.show({ partner: { ...flora, fictional: true } });
  type('Hello');
  expect(published()).toEqual([]);
});

// covers S2-149
it('starts with suggestions, and for a made-up profile with the brand’s warning', async () => {
  fake.messages = [];
  fake.show({ partner: { ...flora, fictional: true } });
  expect(screen.getByText('This profile is made up.')).toBeVisible();
  expect(screen.getAllByText('fictional profile').length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('link', { name: /perfect Sunday/ }));
  expect(field().value).toBe('What does your perfect Sunday look like?');
  expect(fake.posts).toEqual([]);
});

// covers S2-148
it('offers ideas in a conversation that has begun, and puts the chosen one into the composer', async () => {
  showPage(<ChatScreen {...screenProps([...fake.messages])} />, '/chats/c?ideas');
  const dialog = screen.getByRole('dialog', { name: 'Need an idea?' });
  fireEvent.click(await within(dialog).findByRole('link', { name: /perfect Sunday/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Need an idea?' })).toBeNull());
  expect(field().value).toBe('What does your perfect Sunday look like?');
  expect(document.activeElement).toBe(field());
  expect(fake.posts).toEqual([]);
});

it('shows why one cannot write where the composer would be', async () => {
  fake.show({ writePermission: 'blocking' });
  // One step leads back.
  const unblock = await screen.findByRole('button', { name: 'Unblock Flora' });
  expect(unblock.closest('form')!.getAttribute('action')).toBe('/members/flora/block');
  expect(new FormData(unblock.closest('form')!).get('next')).toBe('/chats/c');
  expect(screen.getAllByRole('link', { name: 'Report Flora' }).at(-1)!).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('a reply', () => {
  const bar = () => screen.findByText('Reply to Flora');
  const choose = async () => {
    fireEvent.click(log().getByRole('link', { name: 'More options for this message' }));
    fireEvent.click(await log().findByRole('link', { name: 'Reply to this message' }));
  };
  async function begin(text: string) {
    fake.show();
    await choose();
    await bar();
    expect(document.activeElement).toBe(field());
    type(text);
  }
  const refuse = (code: string) =>
    act(async () => fake.posts[0]!.fail(new ApiError(409, { error: { code, values: {} } } as never)));

  it('quotes the message in the queue and when it has arrived, and the next message quotes nothing', async () => {
    await begin('Gladly');
    press();
    await fake.posted(1);
    expect(screen.queryByText('Reply to Flora')).toBeNull();
    expect(fake.posts[0]!.body).toMatchObject({ text: 'Gladly', reply_to: 1 });
    expect(await log().findByText('Flora wrote')).toBeVisible();
    act(() => fake.posts[0]!.response());
    await waitFor(() => expect(log().getAllByText('Flora wrote')).toHaveLength(1));
    type('And you?');
    press();
    await fake.posted(2);
    expect(fake.posts[1]!.body.reply_to).toBeUndefined();
  });

  it('is left out again with Escape or the button, and the text stays', async () => {
    await begin('Gladly');
    fireEvent.keyDown(field(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('Reply to Flora')).toBeNull());
    await choose();
    await bar();
    fireEvent.click(screen.getByRole('link', { name: 'Write without quoting' }));
    await waitFor(() => expect(screen.queryByText('Reply to Flora')).toBeNull());
    expect(field().value).toBe('Gladly');
  });

  it('comes back with its quote when refused, and without it if the quoted message is gone', async () => {
    await begin('Gladly');
    press();
    await fake.posted(1);
    await refuse('chat.only-matches');
    await bar();
    expect(field().value).toBe('Gladly');
    press();
    await fake.posted(2);
    fake.posts.shift();
    await refuse('chat.quoted-gone');
    await waitFor(() => expect(field().value).toBe('Gladly'));
    expect(screen.queryByText('Reply to Flora')).toBeNull();
  });
});
