// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Messages } from './Messages';
import { flora, messageOf, screenProps, showPage } from './screen.testing';
import { LONG_PRESS_MS } from '../menus/use-long-press';
import { conversationOf } from '../model/conversation-state';

afterEach(cleanup);

const all = [messageOf(1), messageOf(2, { own: true }), messageOf(3), messageOf(4, { type: 'gift', text: 'rose' })];
const messages = (
  <Messages
    conversation={conversationOf(screenProps(all).conversation)}
    id="c"
    partner={flora}
    unreadFrom={null}
    answering={null}
  />
);
const links = () => screen.getAllByRole('link', { name: 'More options for this message' });
const menu = () => screen.findByRole('group', { name: 'More options for this message' });
const inMenu = async (name: string) => within(await menu()).findByRole('link', { name });

it('gives each message of the other member one button, and one’s own none', () => {
  showPage(messages);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    [1, 3, 4].map((seq) => `/chats/c?menu=${seq}#message-${seq}`),
  );
  expect(screen.queryByRole('link', { name: 'Report this message' })).toBeNull();
});

it('offers only a report, and to copy the text, where nothing can be written', async () => {
  showPage(messages);
  fireEvent.click(links()[1]!);
  expect((await inMenu('Report this message')).getAttribute('href')).toBe('/members/flora/report?message=m3');
  expect(within(await menu()).queryByRole('link', { name: 'Reply to this message' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'React to this message' })).toBeNull();
});

it('opens the menu that the URL names, as without JavaScript', async () => {
  showPage(messages, '/chats/c?menu=3');
  expect((await inMenu('Report this message')).getAttribute('href')).toBe('/members/flora/report?message=m3');
  expect(document.activeElement).toBe(document.body);
});

it('is one tab stop, at the newest message; the arrow keys go on from there', () => {
  showPage(messages);
  const stops = () => links().filter((link) => link.tabIndex === 0);
  const [first, middle, last] = links();
  expect(stops()).toEqual([last]);
  last!.focus();
  fireEvent.keyDown(last!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(middle);
  expect(stops()).toEqual([middle]);
  fireEvent.keyDown(middle!, { key: 'Home' });
  fireEvent.keyDown(first!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first!, { key: 'End' });
  expect(stops()).toEqual([last]);
});

describe('reactions', () => {
  const react = vi.fn();
  const reply = vi.fn();
  const show = (list = all) =>
    showPage(
      <Messages
        conversation={conversationOf(screenProps(list).conversation)}
        id="c"
        partner={flora}
        unreadFrom={null}
        answering={{ react, reply }}
      />,
    );
  const open = (index: number) => {
    links()[index]!.focus();
    fireEvent.click(links()[index]!);
  };
  const choices = async () =>
    within(await screen.findByRole('group', { name: 'React to this message' })).getAllByRole('button');

  // covers X17-041
  it.each([
    ['member', true],
    ['operator', true],
    ['automation', false],
  ] as const)('and replies to what a %s wrote: %s', async (author, offered) => {
    show([messageOf(6, { author })]);
    open(0);
    await menu();
    expect(screen.queryAllByRole('group', { name: 'React to this message' })).toHaveLength(offered ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'Reply to this message' })).toHaveLength(offered ? 1 : 0);
  });

  it('have a reply below them, which names the message', async () => {
    show();
    open(1);
    const link = await inMenu('Reply to this message');
    expect(link.getAttribute('href')).toBe('/chats/c?reply=3#composer');
    fireEvent.click(link);
    expect(reply).toHaveBeenCalledWith(expect.objectContaining({ seq: 3 }));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('leave a quote where it stands: linked on this page, on an earlier one, or gone', async () => {
    const quote = { seq: 3, own: true, type: 'text' as const, text: 'text 3' };
    show([
      messageOf(2, { quote: { ...quote, seq: 1 } }),
      messageOf(3, { own: true }),
      messageOf(4, { quote }),
      messageOf(5, { own: true, quote: { seq: 4, own: false, type: null, text: '' } }),
    ]);
    const links = await screen.findAllByRole('link', { name: 'You wrote' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/chats/c?before=2#message-1', '#message-3']);
    expect(screen.getByText('This message is no longer here.')).toBeVisible();
    expect(screen.getByText('Flora wrote').closest('a')).toBeNull();
  });

  // covers X17-040
  it('open at a press, take the focus, move with the arrow keys, and give the focus back with Escape', async () => {
    show();
    open(1);
    const six = await choices();
    expect(document.activeElement).toBe(six[0]);
    fireEvent.keyDown(six[0]!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(six[5]);
    fireEvent.keyDown(six[5]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(await inMenu('Reply to this message'));
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(links()[1]);
  });

  it('open by the key for context menus and by a long press, and not by one that scrolls', async () => {
    show();
    links()[1]!.focus();
    fireEvent.contextMenu(links()[1]!);
    await choices();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const touch = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 };
    const text = screen.getByText('text 3');
    fireEvent.pointerDown(text, touch);
    fireEvent.pointerMove(text, { ...touch, clientY: 40 });
    act(() => void vi.advanceTimersByTime(LONG_PRESS_MS));
    fireEvent.pointerUp(text, touch);
    expect(screen.queryByRole('group')).toBeNull();
    fireEvent.pointerDown(text, touch);
    act(() => void vi.advanceTimersByTime(LONG_PRESS_MS));
    fireEvent.pointerUp(text, touch);
    vi.useRealTimers();
    await choices();
  });

  it('are given with one press, and taken back with a press on the same one', async () => {
    show([messageOf(1, { reaction: 'fire' })]);
    open(0);
    const fire = await screen.findByRole('button', { name: 'Fire', pressed: true });
    expect(document.activeElement).toBe(fire);
    fireEvent.click(fire);
    expect(react).toHaveBeenLastCalledWith(1, null);
    open(0);
    const heart = await screen.findByRole('button', { name: 'Heart', pressed: false });
    fireEvent.click(heart);
    expect(react).toHaveBeenLastCalledWith(1, 'heart');
  });

  it('are shown with a name that says whose they are', () => {
    show([messageOf(1, { reaction: 'heart' }), messageOf(2, { own: true, reaction: 'laugh' })]);
    expect(screen.getByText('Your reaction: Heart')).toBeTruthy();
    expect(screen.getByText('Flora reacted: Laughing')).toBeTruthy();
  });
});
