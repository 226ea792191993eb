// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Messages } from './Messages';
import { flora, messageOf, screenProps, showPage } from './screen.testing';
import { conversationOf } from '../model/conversation-state';

afterEach(cleanup);

const said = [messageOf(1), messageOf(2, { own: true }), messageOf(3), messageOf(4, { type: 'gift', text: 'rose' })];
const messages = (
  <Messages conversation={conversationOf(screenProps(said).conversation)} partner={flora} unreadFrom={null} />
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
