// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cleanAfterEach } from '~/api-client/api.testing';
import { showPage } from '../conversation/screen.testing';
import type { ClosedChat } from './closed-chat';
import { ClosedChatsScreen } from './ClosedChatsScreen';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));
cleanAfterEach();

const chat = (name: string, sides: Pick<ClosedChat, 'blocking' | 'blocked'>): ClosedChat => ({
  id: `of-${name}`,
  person: { id: name.toLowerCase(), name, thumb: null, fictional: false, here: true },
  ...sides,
});
const chats = [
  chat('Anna', { blocking: true, blocked: false }),
  chat('Bea', { blocking: false, blocked: true }),
  chat('Cleo', { blocking: true, blocked: true }),
];

// covers X17-087
it('lets either side report, the one who blocks read and unblock in one step, and says why nobody can write', () => {
  showPage(<ClosedChatsScreen chats={chats} next={null} />, '/chats/closed');
  const [anna, bea, cleo] = screen.getAllByRole('listitem').map((line) => within(line));
  for (const [line, name] of [
    [anna!, 'Anna'],
    [bea!, 'Bea'],
    [cleo!, 'Cleo'],
  ] as const) {
    const report = line.getByRole('link', { name: `Report ${name}` });
    expect(report.getAttribute('href')).toBe(`/members/${name.toLowerCase()}/report`);
  }
  const opens = [anna!, bea!, cleo!].map((line) =>
    line.queryAllByRole('link').map((link) => link.getAttribute('href')),
  );
  expect(opens.map((paths) => paths.some((path) => path!.startsWith('/chats/')))).toEqual([true, false, false]);
  const unblocks = [anna!, bea!, cleo!].map((line) => line.queryByRole('button', { name: /^Unblock / }) !== null);
  expect(unblocks).toEqual([true, false, true]);
  expect(anna!.getByText(/^You blocked Anna\./)).toBeVisible();
  for (const [line, name] of [
    [bea!, 'Bea'],
    [cleo!, 'Cleo'],
  ] as const)
    expect(line.getByText(new RegExp(`^${name} has blocked you\\.`))).toBeVisible();
});
