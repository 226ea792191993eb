// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { ChatScreen } from '../conversation/ChatScreen';
import { fakeServer, field, log, press, type } from '../conversation/fake-server.testing';
import { screenProps, showPage } from '../conversation/screen.testing';
import { storedTexts } from '../send-queue/stored.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

const fake = fakeServer();

it('shows a message at once, then as sent, and is empty for the next', async () => {
  fake.show();
  type('Hello you');
  press();
  expect(log().getByText('Hello you')).toBeVisible();
  expect(log().getByText('Sending')).toBeVisible();
  expect(field().value).toBe('');
  await fake.posted(1);
  await act(async () => fake.posts[0]!.response());
  await waitFor(() => expect(log().queryByText('Sending')).toBeNull());
  expect(log().getAllByText('Hello you')).toHaveLength(1);
  expect(storedTexts()).toHaveLength(0);
});

// covers S6-020 S6-021 S8-023
it('gives refused text back, before what was typed since, and says what to do', async () => {
  fake.show();
  type('Precious words');
  press();
  type('typed since');
  await fake.posted(1);
  const error = { code: 'chat.not-enough-credits', values: { credits: 3, needed: 10 } };
  await act(async () => fake.posts[0]!.fail(new ApiError(402, { error })));
  expect(await screen.findByText('You don’t have enough credits to send this message.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe('/credits?next=%2Fchats%2Fc');
  expect(field().value).toBe('Precious words\ntyped since');
  expect(log().queryByText('Precious words')).toBeNull();
});

it('offers credits in place to whoever has too few for a message, with what was typed kept', () => {
  const link = () => screen.queryByRole('link', { name: 'Buy credits' });
  showPage(<ChatScreen {...screenProps([...fake.messages])} />, '/chats/c', { credits: 9 });
  expect(link()?.getAttribute('href')).toBe('/credits?next=%2Fchats%2Fc');
  type('Precious words');
  cleanup();
  showPage(<ChatScreen {...screenProps([...fake.messages])} />, '/chats/c', { credits: 10 });
  expect(link()).toBeNull();
  expect(field().value).toBe('Precious words');
});

// covers S8-024
it('distinguishes a premium-only error from a lack of credits', async () => {
  fake.show();
  type('Hello');
  press();
  await fake.posted(1);
  await act(async () => fake.posts[0]!.fail(new ApiError(403, { error: { code: 'chat.premium-only', values: {} } })));
  expect(await screen.findByRole('link', { name: 'About premium' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy credits' })).toBeNull();
  expect(field().value).toBe('Hello');
});

// covers S5-021
it.each([
  ['', 'Write something first.'],
  [' \n ', 'Write something first.'],
  ['x'.repeat(103), 'Messages can be up to 100 characters long: yours is 3 characters over.'],
])('refuses %j before it is sent, and keeps it in the field', async (text, sentence) => {
  fake.show();
  type(text);
  press();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field().value).toBe(text);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(fake.posts).toEqual([]);
  type('Hello');
  expect(screen.queryByText(sentence)).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

it('counts characters as people do, once the limit is near', () => {
  fake.show();
  type('👋'.repeat(39));
  expect(screen.queryByText(/characters left/)).toBeNull();
  type('👋'.repeat(95));
  expect(screen.getByText('5 characters left')).toBeVisible();
});

it('keeps the typed text when the member leaves the page and comes back', () => {
  fake.show();
  type('Half a thou');
  cleanup();
  fake.show();
  expect(field().value).toBe('Half a thou');
});

it('does not show a member what another member typed in this tab', () => {
  const page = <ChatScreen {...screenProps([...fake.messages])} />;
  showPage(page);
  type('Half a thou');
  cleanup();
  showPage(page, '/chats/c', { id: 'another' });
  expect(field().value).toBe('');
});

it('works where the browser refuses to store anything', async () => {
  const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  fake.show();
  type('Hello');
  press();
  await fake.posted(1);
  await act(async () => fake.posts[0]!.response());
  expect(log().getAllByText('Hello')).toHaveLength(1);
  broken.mockRestore();
});

// covers S7-040
it('is a form that works without JavaScript, with the text of a refused message', () => {
  const problem = {
    ok: false as const,
    fieldErrors: { text: [{ id: 'chat.text-too-long', values: { max: 100, over: 1 } }] },
    error: null,
    values: { text: 'Too long' },
  };
  fake.show({ problem });
  expect(field().form!.method).toBe('post');
  expect(new FormData(field().form!).get('request_key')).toBe('key-of-the-server');
  expect(field().value).toBe('Too long');
  expect(screen.getByText('Messages can be up to 100 characters long: yours is 1 character over.')).toBeVisible();
});

it('does not send a text with the Enter that ends a composition', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  fake.show();
  type('こんにちは');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  // Safari reports the key after the composition has ended.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field().value).toBe('こんにちは');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  await fake.posted(1);
  expect(field().value).toBe('');
  vi.unstubAllGlobals();
});
