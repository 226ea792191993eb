// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Messages } from './Messages';
import { flora, messageOf, screenProps, showPage } from './screen.testing';
import { conversationOf } from '../model/conversation-state';

afterEach(cleanup);

const all = [messageOf(1), messageOf(2, { own: true }), messageOf(3), messageOf(4, { type: 'gift', text: 'rose' })];
const messages = (
  <Messages
    conversation={conversationOf(screenProps(all).conversation)}
    partner={flora}
    unreadFrom={null}
    reacting={null}
  />
);
const links = () => screen.getAllByRole('link', { name: 'Report this message' });

it('links each message of the other member to its report form, and none of one’s own', () => {
  showPage(messages);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    ['m1', 'm3', 'm4'].map((id) => `/members/flora/report?message=${id}`),
  );
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
        partner={flora}
        unreadFrom={null}
        reacting={{ conversation: 'c', react, reply }}
      />,
    );
  const openers = () => screen.getAllByRole('link', { name: 'React to this message' });
  const choices = async () =>
    within(await screen.findByRole('group', { name: 'React to this message' })).getAllByRole('button');

  // covers X17-041
  it('are offered at received messages that somebody wrote, and at no others', () => {
    show([...all, messageOf(5, { author: 'automation' }), messageOf(6, { author: 'operator' })]);
    expect(openers().map((link) => link.getAttribute('href'))).toEqual(
      [1, 3, 4, 6].map((seq) => `/chats/c?react=${seq}#message-${seq}`),
    );
  });

  it('have a reply beside them, which names the message', () => {
    show([...all, messageOf(5, { author: 'automation' })]);
    const replies = screen.getAllByRole('link', { name: 'Reply to this message' });
    expect(replies.map((link) => link.getAttribute('href'))).toEqual(
      [1, 3, 4].map((seq) => `/chats/c?reply=${seq}#composer`),
    );
    fireEvent.click(replies[1]!);
    expect(reply).toHaveBeenCalledWith(expect.objectContaining({ seq: 3 }));
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
    openers()[1]!.focus();
    fireEvent.click(openers()[1]!);
    const six = await choices();
    expect(document.activeElement).toBe(six[0]);
    fireEvent.keyDown(six[0]!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(six[5]);
    fireEvent.keyDown(six[5]!, { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(openers()[1]);
  });

  it('are given with one press, and taken back with a press on the same one', async () => {
    show([messageOf(1, { reaction: 'fire' })]);
    fireEvent.click(openers()[0]!);
    const fire = await screen.findByRole('button', { name: 'Fire', pressed: true });
    expect(document.activeElement).toBe(fire);
    fireEvent.click(fire);
    expect(react).toHaveBeenLastCalledWith(1, null);
    fireEvent.click(openers()[0]!);
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
