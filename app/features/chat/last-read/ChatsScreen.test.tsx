// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { ChatsScreen, type ChatsScreenProps } from './ChatsScreen';
import { flora, messageOf, showPage, testConversation } from '../conversation/screen.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

beforeEach(() => {
  api.send.mockResolvedValue({});
  api.get.mockImplementation(() => new Promise(() => {}));
});
cleanAfterEach();

const chat = (id: string, name: string, rest: Partial<ChatItemResponse> = {}): ChatItemResponse => ({
  conversation: { id },
  profile: { ...flora, id: `of-${id}`, name },
  num_unread_messages: 0,
  last_message: {
    seq: 1,
    type: 'text',
    text: `words of ${name}`,
    at: Date.UTC(2026, 10, 21, 12),
    own: false,
    state: null,
  },
  ...rest,
});
const page = (chats: ChatItemResponse[], next: string | null = null): ChatsResponse => ({
  chats,
  num_unread_messages: 0,
  next,
});
const two = page([chat('a', 'Anna', { num_unread_messages: 3 }), chat('b', 'Bea')]);

const show = (rest: Partial<ChatsScreenProps> = {}) => {
  const props: ChatsScreenProps = {
    chats: two,
    first: true,
    deleting: null,
    deleted: false,
    closed: false,
    search: null,
    problem: null,
  };
  return showPage(<ChatsScreen {...props} {...rest} />, '/chats');
};
const lines = () => screen.getAllByRole('listitem');
/** Opens the menu of a row, and there the question whether to delete the conversation. */
const ask = async (name: string) => {
  fireEvent.contextMenu(screen.getByRole('link', { name }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete conversation' }));
};

// covers S2-131
describe('the overview of chats', () => {
  it('leads to the conversations that a block has closed, if there are any', () => {
    const closed = () => screen.queryByRole('link', { name: 'Closed conversations' });
    show();
    expect(closed()).toBeNull();
    cleanup();
    show({ closed: true, chats: page([]) });
    expect(closed()?.getAttribute('href')).toBe('/chats/closed');
  });

  // covers S2-006 S2-008
  it('shows the other member, the last message and the unread count, and leads to the conversation', () => {
    show();
    const [anna, bea] = lines();
    expect(within(anna!).getByRole('link', { name: 'Anna' }).getAttribute('href')).toBe('/chats/a');
    expect(within(anna!).getByText(/words of Anna/)).toBeVisible();
    expect(within(anna!).getByText('3')).toBeVisible();
    expect(within(bea!).getByRole('link', { name: 'Bea' }).getAttribute('href')).toBe('/chats/b');
    expect(within(bea!).queryByText('0')).toBeNull();
  });

  // covers X17-045
  it('says of an own last message how far it has come, also to screen readers', () => {
    const last = chat('a', 'Anna').last_message!;
    const read = { ...last, own: true, state: 'read' as const };
    show({ chats: page([chat('a', 'Anna', { last_message: read }), chat('b', 'Bea')]) });
    const [anna, bea] = lines();
    expect(within(anna!).getByText('Read')).toBeTruthy();
    expect(within(bea!).queryByText(/Sent|Delivered|Read/)).toBeNull();
  });

  it('leads from a search result to the message itself, and says what to do if nothing was found', () => {
    const found = [
      { chat: two.chats[0]!, seq: 12 },
      { chat: two.chats[1]!, seq: null },
    ];
    show({ search: { words: 'tea', found, complete: false } });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tea');
    expect(screen.getByRole('link', { name: 'Anna' }).getAttribute('href')).toBe('/chats/a?before=16');
    expect(screen.getByRole('link', { name: 'Bea' }).getAttribute('href')).toBe('/chats/b');
    expect(screen.getByText(/We only searched your newest messages/)).toBeVisible();
    cleanup();
    show({ search: { words: 'giraffe', found: [], complete: true } });
    expect(screen.getByText('Nothing found for “giraffe”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe('/chats');
  });

  it('says how to begin if there is no conversation', () => {
    show({ chats: page([]) });
    expect(screen.getByText('No conversations yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find somebody to talk to' }).getAttribute('href')).toBe('/members');
  });

  it('appends older conversations, each once', async () => {
    api.get.mockResolvedValueOnce(page([chat('b', 'Bea'), chat('c', 'Cleo')]));
    show({ chats: { ...two, next: 'mark' } });
    fireEvent.click(screen.getByRole('link', { name: 'More' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(api.get.mock.calls).toContainEqual(['/api/chats.php?before=mark']);
    expect(screen.queryByRole('link', { name: 'More' })).toBeNull();
  });

  it('has no control beside a row but its link; settings and closed conversations are in the menu of the list', () => {
    show({ closed: true });
    expect(lines().map((line) => within(line).getAllByRole('link').length)).toEqual([1, 1]);
    expect(lines().flatMap((line) => within(line).queryAllByRole('button'))).toEqual([]);
    const settings = screen.getByRole('link', { name: 'Message settings' });
    expect(settings.closest('details')).toBe(
      screen.getByRole('link', { name: 'Closed conversations' }).closest('details'),
    );
  });

  it('closes the menu of a row with Escape, and gives the focus back', async () => {
    show();
    fireEvent.contextMenu(screen.getByRole('link', { name: 'Anna' }));
    const menu = await screen.findByRole('group', { name: 'Conversation with Anna' });
    const button = within(menu).getByRole('button', { name: 'Delete conversation' });
    expect(document.activeElement).toBe(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Conversation with Anna' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Anna' }));
  });

  it('opens the last conversation without unread messages beside the list, where there is room', async () => {
    show();
    // The style sheet shows the place on wide screens only.
    expect(screen.getByLabelText('Bea')).toBeInTheDocument();
    expect(api.get.mock.calls).toEqual([]);
    cleanup();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
    api.get.mockImplementation(async (path: string) => {
      if (path === '/api/messages.php?conversation=b')
        return testConversation([messageOf(1)], { conversation: { id: 'b' } });
      return new Promise(() => {});
    });
    show();
    expect(await screen.findByText('text 1')).toBeInTheDocument();
    expect(screen.getByText('Write to Bea').closest('a')!.getAttribute('href')).toBe('/chats/b');
    expect(within(lines()[1]!).getByRole('link', { name: 'Bea' }).getAttribute('aria-current')).toBe('page');
    expect(within(lines()[0]!).getByText('3')).toBeVisible();
    cleanup();
    // Nobody is invited to write to a profile that is disabled.
    const disabled = chat('b', 'Bea', { profile: { ...flora, name: 'Bea', status: 'disabled' } });
    show({ chats: page([disabled]) });
    expect(await screen.findByText('text 1')).toBeInTheDocument();
    expect(screen.queryByText('Write to Bea')).toBeNull();
    vi.restoreAllMocks();
  });

  // covers S4-057 S4-058
  it('removes a conversation at once and then calls the server', async () => {
    show();
    await ask('Anna');
    expect(api.send).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Anna' })).toBeNull());
    expect(api.send.mock.calls).toEqual([['DELETE', '/api/chat.php', { conversation: 'a' }]]);
  });

  const names = () => lines().map((line) => within(line).getAllByRole('link')[0]!.textContent);
  const remove = async (name: string) => {
    await ask(name);
    return act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
  };
  const more = async (next: ChatsResponse) => {
    api.get.mockResolvedValueOnce(next);
    fireEvent.click(screen.getByRole('link', { name: 'More' }));
    await waitFor(() => expect(names()).toContain(next.chats.at(-1)!.profile.name));
  };

  // covers S8-028
  it('shows a conversation again if its removal failed: on the first page, a later one, and in search results', async () => {
    api.send.mockRejectedValue(new TypeError('network'));
    show({ chats: { ...two, next: 'mark' } });
    await more(page([chat('c', 'Cleo')]));
    api.get.mockRejectedValue(new TypeError('network'));
    for (const name of ['Anna', 'Cleo']) {
      await remove(name);
      await waitFor(() => expect(names()).toEqual(['Anna', 'Bea', 'Cleo']));
    }
    expect(screen.getByText('An error occured, please try again later.')).toBeVisible();
    cleanup();
    show({ search: { words: 'tea', found: [{ chat: chat('d', 'Dora'), seq: 12 }], complete: true } });
    await remove('Dora');
    await waitFor(() => expect(names()).toEqual(['Dora']));
  });

  it('shows it again at once without a connection, while the list cannot be loaded', async () => {
    onlineManager.setOnline(false);
    try {
      api.send.mockRejectedValue(new TypeError('network'));
      show({ chats: { ...two, next: 'mark' } });
      await more(page([chat('c', 'Cleo')]));
      for (const name of ['Cleo', 'Anna']) {
        await remove(name);
        await waitFor(() => expect(names()).toEqual(['Anna', 'Bea', 'Cleo']));
      }
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('puts each of several back in its place, and undoes nothing that happened meanwhile', async () => {
    const refused: (() => void)[] = [];
    api.send.mockImplementation(() => new Promise((_, reject) => refused.push(() => reject(new TypeError('network')))));
    api.get.mockRejectedValue(new TypeError('network'));
    const at = (id: string, name: string, minute: number, unread: number) =>
      chat(id, name, {
        num_unread_messages: unread,
        last_message: { seq: 1, type: 'text', text: '', at: minute, own: false, state: null },
      });
    const chats = [at('a', 'Anna', 9, 3), at('b', 'Bea', 8, 2), at('c', 'Cleo', 7, 1)];
    const { client } = show({ chats: { ...page(chats), num_unread_messages: 6 } });
    await remove('Anna');
    await remove('Bea');
    // The conversation has been read in another tab and has got a message since.
    act(() => void client.setQueryData(['chats'], page([at('c', 'Cleo', 10, 0)])));
    await waitFor(() => expect(names()).toEqual(['Cleo']));
    for (const refuse of refused) await act(async () => refuse());
    await waitFor(() => expect(names()).toEqual(['Cleo', 'Anna', 'Bea']));
    expect(client.getQueryData<ChatsResponse>(['chats'])!.num_unread_messages).toBe(5);
    expect(within(lines()[0]!).queryByText('1')).toBeNull();
  });

  it('removes a conversation from a further page too', async () => {
    show({ first: false });
    await remove('Anna');
    await waitFor(() => expect(names()).toEqual(['Bea']));
    cleanup();
    api.send.mockRejectedValue(new TypeError('network'));
    show({ first: false });
    await remove('Bea');
    await waitFor(() => expect(names()).toEqual(['Anna', 'Bea']));
  });

  it('keeps what a new message pushes off the first page, except what was removed meanwhile', async () => {
    const at = (id: string, name: string, minute: number) =>
      chat(id, name, { last_message: { seq: 1, type: 'text', text: '', at: minute, own: false, state: null } });
    const first = { ...page([at('a', 'Anna', 9), at('b', 'Bea', 8)]), next: 'mark' };
    const { client } = show({ chats: first });
    await more(page([at('c', 'Cleo', 7), at('d', 'Dora', 6)]));
    const live = (...chats: ChatItemResponse[]) =>
      act(() => void client.setQueryData(['chats'], { ...page(chats), next: 'other mark' }));
    live(at('c', 'Cleo', 10), at('a', 'Anna', 9));
    await waitFor(() => expect(names()).toEqual(['Cleo', 'Anna', 'Bea', 'Dora']));
    live(at('d', 'Dora', 11), at('c', 'Cleo', 10));
    await waitFor(() => expect(names()).toEqual(['Dora', 'Cleo', 'Anna', 'Bea']));
    // Another tab has deleted Cleo's conversation, so the ones behind it have moved up.
    live(at('d', 'Dora', 11), at('a', 'Anna', 9));
    await waitFor(() => expect(names()).toEqual(['Dora', 'Anna', 'Bea']));
    await remove('Bea');
    await remove('Anna');
    await waitFor(() => expect(names()).toEqual(['Dora']));
  });
});
