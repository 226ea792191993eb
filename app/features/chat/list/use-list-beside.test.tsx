// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { chatsQuery } from '~/api-client/queries';
import type { ChatItemResponse } from '~/contract/chats';
import { ChatScreen } from '../conversation/ChatScreen';
import { GRACE_MS, LIST_PATIENCE_MS } from './use-list-beside';
import { flora, messageOf, screenProps, showPage, testConversation } from '../conversation/screen.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

const chat = (id: string, name: string): ChatItemResponse => ({
  conversation: { id },
  profile: { ...flora, id: `of-${id}`, name },
  num_unread_messages: 0,
  last_message: null,
});
const page = (...chats: ChatItemResponse[]) => ({ chats, num_unread_messages: 0, next: null });

let wide = true;
let onChange = () => {};
const turn = (to: boolean) => act(() => void ((wide = to), onChange()));
let list = page(chat('a', 'Anna'), chat('c', 'Flora'));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  wide = true;
  list = page(chat('a', 'Anna'), chat('c', 'Flora'));
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(min-width: 992px)' && wide,
        addEventListener: (_: string, listener: () => void) => (onChange = listener),
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  api.send.mockResolvedValue({});
  api.get.mockImplementation((path: string) =>
    path === '/api/chats.php' ? Promise.resolve(list) : new Promise(() => {}),
  );
});
cleanAfterEach();
afterEach(() => void vi.useRealTimers());

const later = (ms = GRACE_MS) => act(() => vi.advanceTimersByTimeAsync(ms));

const read = { own_read_seq: 1 };
const show = (seen = read) =>
  showPage(<ChatScreen {...screenProps([messageOf(1)], { conversation: testConversation([messageOf(1)], seen) })} />);
const pane = () => within(screen.getByRole('complementary'));
const link = (name: string) => pane().queryByText(name, { selector: 'a' });
const requests = () => api.get.mock.calls.filter(([path]) => path === '/api/chats.php').length;

// covers S2-132
it('shows the list of conversations beside a conversation, with the open one marked', async () => {
  show();
  expect(screen.getByRole('complementary')).toHaveAttribute('aria-busy', 'true');
  await later();
  expect(await pane().findByText('Anna', { selector: 'a' })).toHaveAttribute('href', '/chats/a');
  expect(link('Anna')).not.toHaveAttribute('aria-current');
  expect(link('Flora')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('complementary')).not.toHaveAttribute('aria-busy');
  expect(pane().queryByText('All conversations')).toBeNull();
  expect(requests()).toBe(1);
});

it('fetches nothing for a window without room for it, and shows it once there is room', async () => {
  wide = false;
  show();
  await later();
  expect(link('Anna')).toBeNull();
  expect(requests()).toBe(0);
  turn(true);
  await later();
  expect(await pane().findByText('Anna', { selector: 'a' })).toBeVisible();
  turn(false);
  expect(link('Anna')).toBeNull();
  expect(requests()).toBe(1);
});

it('fetches the count in any window where opening the conversation has changed it', async () => {
  wide = false;
  show({ own_read_seq: 0 });
  await later();
  expect(requests()).toBe(1);
});

it('shows a link to the list where it does not come in time, until it comes', async () => {
  api.get.mockImplementation(() => new Promise(() => {}));
  const { client } = show();
  expect(pane().getByText('All conversations').closest('a')).toHaveAttribute('href', '/chats');
  expect(screen.getByRole('complementary')).toHaveAttribute('aria-busy', 'true');
  await later(LIST_PATIENCE_MS);
  expect(screen.getByRole('complementary')).not.toHaveAttribute('aria-busy');
  expect(pane().getByText('All conversations').closest('a')).toHaveAttribute('href', '/chats');
  act(() => void client.setQueryData(chatsQuery.queryKey, list));
  expect(await pane().findByText('Anna', { selector: 'a' })).toBeVisible();
  expect(pane().queryByText('All conversations')).toBeNull();
});

it('shows the link at once where the list is refused', async () => {
  api.get.mockRejectedValue(new TypeError('network'));
  show();
  await later();
  await waitFor(() => expect(screen.getByRole('complementary')).not.toHaveAttribute('aria-busy'));
});

it('asks for nothing that the event stream has brought already', async () => {
  const { client } = show();
  act(() => void client.setQueryData(chatsQuery.queryKey, list));
  expect(await pane().findByText('Anna', { selector: 'a' })).toBeVisible();
  await later();
  expect(requests()).toBe(0);
});

it('asks once where the open conversation is not in the list, and shows it as soon as it is', async () => {
  list = page(chat('a', 'Anna'));
  const { client } = show();
  await later();
  await waitFor(() => expect(link('Anna')).toBeTruthy());
  await later();
  expect(requests()).toBe(1);
  list = page(chat('c', 'Flora'), chat('a', 'Anna'));
  act(() => void client.setQueryData(chatsQuery.queryKey, list));
  await waitFor(() => expect(link('Flora')).toBeTruthy());
  expect(requests()).toBe(1);
});
