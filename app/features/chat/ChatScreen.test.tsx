// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from './fake-server.testing';

const calls = vi.hoisted(() => ({ get: vi.fn(), send: vi.fn() }));
vi.mock('~/live/api', () => ({ api: calls }));

const fake = fakeServer(calls);
beforeEach(fake.begin);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const lost = new TypeError('network');

it('asks, then leaves for the list and deletes', async () => {
  fake.show();
  fireEvent.click(screen.getByRole('link', { name: 'Delete conversation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(calls.send.mock.calls).toContainEqual(['DELETE', '/api/chat.php', { conversation: 'c' }]);
});

it('says when it failed and loads the list again', async () => {
  fake.show();
  calls.send.mockRejectedValue(lost);
  fireEvent.click(screen.getByRole('link', { name: 'Delete conversation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('An error occured, please try again later.')).toBeTruthy();
  await waitFor(() => expect(calls.get.mock.calls).toContainEqual(['/api/chats.php']));
});
