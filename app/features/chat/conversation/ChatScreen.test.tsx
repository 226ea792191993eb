// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '~/api-client/api.testing';
import { fakeServer } from './fake-server.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

const fake = fakeServer();

const lost = new TypeError('network');

// covers S7-022
it('asks for confirmation, then goes to the list and deletes', async () => {
  fake.show();
  fireEvent.click(screen.getByRole('link', { name: 'Delete conversation' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(api.send.mock.calls).toContainEqual(['DELETE', '/api/chat.php', { conversation: 'c' }]);
});

// covers S8-013 S8-027 S8-028
it('says that it failed and loads the list again', async () => {
  fake.show();
  api.send.mockRejectedValue(lost);
  fireEvent.click(screen.getByRole('link', { name: 'Delete conversation' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('An error occured, please try again later.')).toBeVisible();
  await waitFor(() => expect(api.get.mock.calls).toContainEqual(['/api/chats.php']));
});
