// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '~/live/api.testing';
import { tellHint } from '~/live/hints';
import { ChatScreen } from './ChatScreen';
import { fakeServer, field, log, type } from './fake-server.testing';
import { flora, messageOf, screenProps, showPage } from './screen.testing';
import { SHOWN_MS } from './use-typing';

vi.mock('~/live/api', () => import('~/live/api.testing'));

const fake = fakeServer();

it('shows that the other one is writing, for a moment or until the message is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fake.show();
  const hint = () => act(() => tellHint({ kind: 'typing', conversation: 'c' }));
  act(() => tellHint({ kind: 'typing', conversation: 'another' }));
  expect(log().queryByText('Flora is writing')).toBeNull();
  hint();
  expect(log().getByText('Flora is writing')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(SHOWN_MS));
  expect(log().queryByText('Flora is writing')).toBeNull();
  hint();
  fake.messages.push(messageOf(2));
  act(() => tellHint({ kind: 'message', conversation: 'c', seq: 2 }));
  await waitFor(() => expect(log().queryByText('Flora is writing')).toBeNull());
  vi.useRealTimers();
});

it('says that one is writing now and then, not with every key, and never to a made-up profile', () => {
  const told = () => api.send.mock.calls.filter(([, path]) => path === '/api/typing.php');
  fake.show();
  for (const text of [' ', 'H', 'He', 'Hel']) type(text);
  expect(told()).toEqual([['POST', '/api/typing.php', { conversation: 'c' }]]);
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  api.send.mockClear();
  fake.show({ partner: { ...flora, fictional: true } });
  type('Hello');
  expect(told()).toEqual([]);
});

it('begins with ways to begin, and a made-up profile with the brand’s warning', () => {
  fake.messages = [];
  fake.show({ partner: { ...flora, fictional: true } });
  expect(screen.getByText('This profile is made up.')).toBeTruthy();
  expect(screen.getAllByText('fictional profile').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('link', { name: /perfect Sunday/ }));
  expect(field().value).toBe('What does your perfect Sunday look like?');
  expect(fake.posts).toEqual([]);
});

it('offers ideas over a conversation that has begun, and puts the chosen one into the composer', async () => {
  showPage(<ChatScreen {...screenProps([...fake.messages])} />, '/chats/c?ideas');
  const dialog = screen.getByRole('dialog', { name: 'Need an idea?' });
  fireEvent.click(within(dialog).getByRole('link', { name: /perfect Sunday/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Need an idea?' })).toBeNull());
  expect(field().value).toBe('What does your perfect Sunday look like?');
  expect(document.activeElement).toBe(field());
  expect(fake.posts).toEqual([]);
});

it('shows why one cannot write in the place where one would', () => {
  fake.show({ writing: 'blocking' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'their profile' }).getAttribute('href')).toBe('/members/flora');
});
