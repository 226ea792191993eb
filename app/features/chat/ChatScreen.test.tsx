// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/live/api-client';
import { tellHint } from '~/live/hints';
import { ChatScreen, type ChatScreenProps } from './ChatScreen';
import { OutboxKeeper } from './OutboxKeeper';
import { SHOWN_MS } from './use-typing';
import { flora, messageOf, screenProps, showPage } from './screen.testing';
import type { WireMessage } from './wire-thread';

const calls = vi.hoisted(() => ({ get: vi.fn(), send: vi.fn() }));
vi.mock('~/live/api', () => ({ api: calls }));

interface Posted {
  text: string;
  request_key: string;
}

let server: WireMessage[];
/** Messages that wait for their answer. */
let posts: { body: Posted; answer: () => void; fail: (error: unknown) => void }[];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = [messageOf(1)];
  posts = [];
  calls.get.mockImplementation(async (path: string) => {
    if (path === '/api/chats.php') return { chats: [], num_unread_messages: 0, next: null };
    const after = Number(/after=(\d+)/.exec(path)?.[1] ?? 0);
    const messages = server.filter(({ seq }) => seq > after);
    return { conversation: { id: 'c' }, messages, more: false, earlier: false, older_hidden: false, read_seq: 0 };
  });
  calls.send.mockImplementation((method: string, path: string, body: Posted) => {
    if (method !== 'POST' || path !== '/api/messages.php') return Promise.resolve({});
    return new Promise((resolve, reject) => {
      const answer = () => {
        const known = server.find(({ request_key }) => request_key === body.request_key);
        const message =
          known ?? messageOf(server.length + 1, { own: true, text: body.text, request_key: body.request_key });
        if (!known) server.push(message);
        resolve({ conversation: { id: 'c' }, message, credits: 20 });
      };
      posts.push({ body, answer, fail: reject });
    });
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (rest: Partial<ChatScreenProps> = {}) =>
  showPage(
    <>
      <ChatScreen {...screenProps([...server], rest)} />
      <OutboxKeeper />
    </>,
  );
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });
const press = () => fireEvent.submit(field().form!);
const log = () => within(screen.getByRole('log'));
const posted = (count: number) => waitFor(() => expect(posts).toHaveLength(count));
const lost = new TypeError('network');
const broken = new ApiError(500, { error: 'bug' });

describe('the composer', () => {
  it('shows a message at once, then as sent, and is empty for the next', async () => {
    show();
    type('Hello you');
    press();
    expect(log().getByText('Hello you')).toBeTruthy();
    expect(log().getByText('Sending')).toBeTruthy();
    expect(field().value).toBe('');
    await posted(1);
    await act(async () => posts[0]!.answer());
    await waitFor(() => expect(log().queryByText('Sending')).toBeNull());
    expect(log().getAllByText('Hello you')).toHaveLength(1);
    expect(sessionStorage.length + localStorage.length).toBe(0);
  });

  it('keeps order: the second goes when the first has its answer', async () => {
    show();
    for (const text of ['one', 'two']) {
      type(text);
      press();
    }
    await posted(1);
    await act(async () => posts[0]!.answer());
    await posted(2);
    expect(posts.map(({ body }) => body.text)).toEqual(['one', 'two']);
    expect(posts[0]!.body.request_key).not.toBe(posts[1]!.body.request_key);
  });

  it('offers a failed message again under the same key, or gives its words back', async () => {
    show();
    type('Precious words');
    press();
    await posted(1);
    await act(async () => posts[0]!.fail(broken));
    expect(await screen.findByText('Not sent. Your text is safe.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await posted(2);
    expect(posts[1]!.body).toEqual(posts[0]!.body);
    await act(async () => posts[1]!.fail(broken));
    type('and more');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(field().value).toBe('Precious words\nand more');
    expect(screen.queryByText('Not sent. Your text is safe.')).toBeNull();
  });

  it('gives refused words back, before what was typed since, and says what to do', async () => {
    show();
    type('Precious words');
    press();
    type('typed since');
    await posted(1);
    const error = { code: 'chat.not-enough-credits', values: { credits: 3, needed: 10 } };
    await act(async () => posts[0]!.fail(new ApiError(402, { error })));
    expect(await screen.findByText('You have not enough credits to send this message.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe('/credits?next=%2Fchats%2Fc');
    expect(field().value).toBe('Precious words\ntyped since');
    expect(log().queryByText('Precious words')).toBeNull();
  });

  it('tells a premium-only refusal from a lack of credits', async () => {
    show();
    type('Hello');
    press();
    await posted(1);
    await act(async () => posts[0]!.fail(new ApiError(403, { error: { code: 'chat.premium-only', values: {} } })));
    expect(await screen.findByRole('link', { name: 'About premium' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Buy credits' })).toBeNull();
    expect(field().value).toBe('Hello');
  });

  it.each([
    ['', 'Write something first.'],
    [' \n ', 'Write something first.'],
    ['x'.repeat(103), 'A message has at most 100 characters: 3 are too many.'],
  ])('refuses %j before it leaves, and keeps it', async (text, sentence) => {
    show();
    type(text);
    press();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field().value).toBe(text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(posts).toEqual([]);
  });

  it('counts characters as people do, when the end is near', () => {
    show();
    type('👋'.repeat(39));
    expect(screen.queryByText(/characters left/)).toBeNull();
    type('👋'.repeat(95));
    expect(screen.getByText('5 characters left')).toBeTruthy();
  });

  it('keeps what was typed over leaving and coming back', () => {
    show();
    type('Half a thou');
    cleanup();
    show();
    expect(field().value).toBe('Half a thou');
  });

  it('deletes a failed message for good, and what was behind it goes on', async () => {
    show();
    for (const text of ['one', 'two']) {
      type(text);
      press();
    }
    await posted(1);
    await act(async () => posts[0]!.fail(broken));
    expect(await log().findByText('Waits to be sent')).toBeTruthy();
    expect(posts).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await posted(2);
    expect(posts[1]!.body.text).toBe('two');
    expect(log().queryByText('one')).toBeNull();
  });

  it('sends again what a reload interrupted, under the same key, so that it is there once', async () => {
    show();
    type('Interrupted');
    press();
    await posted(1);
    cleanup();
    show();
    expect(log().getAllByText('Interrupted')).toHaveLength(1);
    await posted(2);
    expect(posts[1]!.body).toEqual(posts[0]!.body);
    // The server has both, the first answer was lost.
    posts[0]!.answer();
    await act(async () => posts[1]!.answer());
    expect(log().getAllByText('Interrupted')).toHaveLength(1);
    expect(server.filter(({ text }) => text === 'Interrupted')).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });

  it('keeps twenty written without a connection, in order, and sends each once when it is back', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    const texts = Array.from({ length: 20 }, (_, i) => `offline ${i + 1}`);
    for (const text of texts) {
      type(text);
      press();
    }
    expect(await log().findAllByText('Waits to be sent')).toHaveLength(20);
    expect(posts).toEqual([]);
    cleanup();
    show();
    expect(
      log()
        .getAllByText(/^offline/)
        .map(({ textContent }) => textContent),
    ).toEqual(texts);
    offline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    for (let sent = 1; sent <= 20; sent++) {
      await posted(sent);
      await act(async () => posts[sent - 1]!.answer());
    }
    expect(server.slice(1).map(({ text }) => text)).toEqual(texts);
    await waitFor(() => expect(log().queryByText('Waits to be sent')).toBeNull());
    expect(localStorage.length).toBe(0);
    offline.mockRestore();
  }, 30_000);

  it('works where the tab may keep nothing', async () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    show();
    type('Hello');
    press();
    await posted(1);
    await act(async () => posts[0]!.answer());
    expect(log().getAllByText('Hello')).toHaveLength(1);
    broken.mockRestore();
  });

  it('is a form that works without JavaScript, with the words of a refused one', () => {
    const problem = {
      ok: false as const,
      fieldErrors: { text: [{ id: 'chat.text-too-long', values: { max: 100, over: 1 } }] },
      refusal: null,
      values: { text: 'Too long' },
    };
    show({ problem });
    expect(field().form!.method).toBe('post');
    expect(new FormData(field().form!).get('request_key')).toBe('key-of-the-server');
    expect(field().value).toBe('Too long');
    expect(screen.getByText('A message has at most 100 characters: 1 is too many.')).toBeTruthy();
  });
});

describe('the open thread', () => {
  it('fetches what it is told of, once, and says it aloud', async () => {
    show();
    server.push(messageOf(2, { text: 'Are you there?' }));
    act(() => {
      for (let i = 0; i < 5; i++) tellHint({ kind: 'message', conversation: 'c', seq: 2 });
    });
    expect(await log().findByText('Are you there?')).toBeTruthy();
    await waitFor(() => expect(calls.get.mock.calls.length).toBeLessThanOrEqual(2));
    expect(log().getAllByText('Are you there?')).toHaveLength(1);
    const said = screen.getAllByRole('status').map((status) => status.textContent);
    expect(said.some((text) => text?.includes('Flora: Are you there?'))).toBe(true);
    act(() => tellHint({ kind: 'message', conversation: 'another', seq: 9 }));
    expect(calls.get.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('catches up after a lost connection and says when it cannot', async () => {
    show();
    calls.get.mockRejectedValueOnce(lost);
    act(() => tellHint({ kind: 'resync' }));
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    server.push(messageOf(2), messageOf(3));
    act(() => tellHint({ kind: 'resync' }));
    expect(await log().findByText('text 3')).toBeTruthy();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('says that the other one has blocked the viewer, keeps what was written, and forgets it when that is over', async () => {
    show();
    const refusal = { code: 'members.blocked-by', values: { name: 'Flora' } };
    const answer = calls.get.getMockImplementation()!;
    calls.get.mockImplementation(async (path: string) => {
      if (path.startsWith('/api/messages.php')) throw new ApiError(403, { error: refusal });
      return answer(path);
    });
    act(() => tellHint({ kind: 'resync' }));
    expect(await screen.findByText(/blocked by Flora/)).toBeTruthy();
    expect(screen.queryByText(/No connection/)).toBeNull();
    expect(log().getByText('text 1')).toBeTruthy();
    calls.get.mockImplementation(answer);
    act(() => tellHint({ kind: 'resync' }));
    await waitFor(() => expect(screen.queryByText(/blocked by Flora/)).toBeNull());
  });

  it('marks as read what somebody looks at', async () => {
    show();
    const read = (seq: number) => ['PUT', '/api/chat.php', { conversation: 'c', read: seq }, 'read'];
    expect(calls.send.mock.calls).toContainEqual(read(1));
    server.push(messageOf(2));
    act(() => tellHint({ kind: 'message', conversation: 'c', seq: 2 }));
    await waitFor(() => expect(calls.send.mock.calls).toContainEqual(read(2)));
  });

  it('says what became of one’s own messages', async () => {
    server = [
      messageOf(1, { own: true }),
      messageOf(2, { own: true, state: 'reserved' }),
      messageOf(3, { own: true, state: 'returned' }),
      messageOf(4, { own: true }),
    ];
    const props = screenProps(server);
    showPage(<ChatScreen {...props} thread={{ ...props.thread, delivered_seq: 3, read_seq: 3 }} />);
    expect(log().getByText('Read')).toBeTruthy();
    expect(log().getByText('Credits reserved until answered')).toBeTruthy();
    expect(log().getByText('Credits returned')).toBeTruthy();
    act(() => tellHint({ kind: 'read', conversation: 'c', seq: 4 }));
    await waitFor(() => expect(log().getAllByText('Read')).toHaveLength(2));
  });

  it('draws a line where what is new begins, until one answers', async () => {
    server = [messageOf(1), messageOf(2, { own: true }), messageOf(3), messageOf(4)];
    const props = screenProps(server);
    showPage(
      <>
        <ChatScreen {...props} thread={{ ...props.thread, own_read_seq: 2 }} />
        <OutboxKeeper />
      </>,
    );
    const line = log().getByText('2 new messages');
    expect(line.compareDocumentPosition(log().getByText('text 2'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(line.compareDocumentPosition(log().getByText('text 3'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    type('An answer');
    press();
    await posted(1);
    await act(async () => posts[0]!.answer());
    await waitFor(() => expect(log().queryByText(/new messages/)).toBeNull());
  });

  it('draws no line for what comes while somebody looks, and one for what comes while nobody does', async () => {
    const props = screenProps([...server]);
    showPage(<ChatScreen {...props} thread={{ ...props.thread, own_read_seq: 1 }} />);
    server.push(messageOf(2));
    act(() => tellHint({ kind: 'message', conversation: 'c', seq: 2 }));
    await log().findByText('text 2');
    expect(log().queryByText(/new message/)).toBeNull();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.push(messageOf(3));
    act(() => tellHint({ kind: 'message', conversation: 'c', seq: 3 }));
    expect(await log().findByText('1 new message')).toBeTruthy();
    hidden.mockRestore();
  });

  it('shows that the other one is writing, for a moment or until the message is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    const hint = () => act(() => tellHint({ kind: 'typing', conversation: 'c' }));
    act(() => tellHint({ kind: 'typing', conversation: 'another' }));
    expect(log().queryByText('Flora is writing')).toBeNull();
    hint();
    expect(log().getByText('Flora is writing')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(SHOWN_MS));
    expect(log().queryByText('Flora is writing')).toBeNull();
    hint();
    server.push(messageOf(2));
    act(() => tellHint({ kind: 'message', conversation: 'c', seq: 2 }));
    await waitFor(() => expect(log().queryByText('Flora is writing')).toBeNull());
    vi.useRealTimers();
  });

  it('says that one is writing now and then, not with every key, and never to a made-up profile', () => {
    const told = () => calls.send.mock.calls.filter(([, path]) => path === '/api/typing.php');
    show();
    for (const text of [' ', 'H', 'He', 'Hel']) type(text);
    expect(told()).toEqual([['POST', '/api/typing.php', { conversation: 'c' }]]);
    cleanup();
    sessionStorage.clear();
    calls.send.mockClear();
    show({ partner: { ...flora, fictional: true } });
    type('Hello');
    expect(told()).toEqual([]);
  });

  it('opened further up says so, takes nothing new, and leads to the newest', async () => {
    server = Array.from({ length: 30 }, (_, i) => messageOf(i + 1));
    const props = screenProps(server.slice(0, 10));
    showPage(<ChatScreen {...props} thread={{ ...props.thread, more: true }} />);
    act(() => tellHint({ kind: 'message', conversation: 'c', seq: 30 }));
    expect(log().queryByText('text 30')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'To the newest message' }));
    expect(await log().findByText('text 30')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'To the newest message' })).toBeNull());
  });

  it('begins with ways to begin, and a made-up profile with the brand’s warning', () => {
    server = [];
    show({ partner: { ...flora, fictional: true } });
    expect(screen.getByText('This profile is made up.')).toBeTruthy();
    expect(screen.getAllByText('fictional profile').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('link', { name: /perfect Sunday/ }));
    expect(field().value).toBe('What does your perfect Sunday look like?');
    expect(posts).toEqual([]);
  });

  it('offers ideas over a conversation that has begun, and puts the chosen one into the composer', async () => {
    showPage(<ChatScreen {...screenProps([...server])} />, '/chats/c?ideas');
    const dialog = screen.getByRole('dialog', { name: 'Need an idea?' });
    fireEvent.click(within(dialog).getByRole('link', { name: /perfect Sunday/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Need an idea?' })).toBeNull());
    expect(field().value).toBe('What does your perfect Sunday look like?');
    expect(document.activeElement).toBe(field());
    expect(posts).toEqual([]);
  });

  it('says who really wrote a message', () => {
    server = [messageOf(1, { author: 'operator' })];
    show();
    expect(log().getByText('Written by the team of Aurea')).toBeTruthy();
  });

  it('shows why one cannot write in the place where one would', () => {
    show({ writing: 'blocking' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'their profile' }).getAttribute('href')).toBe('/members/flora');
  });
});

describe('deleting', () => {
  it('asks, then leaves for the list and deletes', async () => {
    show();
    fireEvent.click(screen.getByRole('link', { name: 'Delete conversation' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(calls.send.mock.calls).toContainEqual(['DELETE', '/api/chat.php', { conversation: 'c' }]);
  });

  it('says when it failed and loads the list again', async () => {
    show();
    calls.send.mockRejectedValue(lost);
    fireEvent.click(screen.getByRole('link', { name: 'Delete conversation' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeTruthy();
    await waitFor(() => expect(calls.get.mock.calls).toContainEqual(['/api/chats.php']));
  });
});
