// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { fakeServer, field, log, press, type } from './fake-server.testing';
import { storedTexts } from '../send-queue/stored.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

const fake = fakeServer();

const broken = new ApiError(500, { error: 'bug' });

it('keeps the order: the second is sent when the first has its response', async () => {
  fake.show();
  for (const text of ['one', 'two']) {
    type(text);
    press();
  }
  await fake.posted(1);
  await act(async () => fake.posts[0]!.response());
  await fake.posted(2);
  expect(fake.posts.map(({ body }) => body.text)).toEqual(['one', 'two']);
  expect(fake.posts[0]!.body.request_key).not.toBe(fake.posts[1]!.body.request_key);
});

it('offers to retry a failed message under the same key, or to put its text back into the composer', async () => {
  fake.show();
  type('Precious words');
  press();
  await fake.posted(1);
  await act(async () => fake.posts[0]!.fail(broken));
  expect(await screen.findByText('Not sent. Your text is safe.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await fake.posted(2);
  expect(fake.posts[1]!.body).toEqual(fake.posts[0]!.body);
  await act(async () => fake.posts[1]!.fail(broken));
  type('and more');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(field().value).toBe('Precious words\nand more');
  expect(screen.queryByText('Not sent. Your text is safe.')).toBeNull();
});

it('deletes a failed message for good and goes on with those behind it', async () => {
  fake.show();
  for (const text of ['one', 'two']) {
    type(text);
    press();
  }
  await fake.posted(1);
  await act(async () => fake.posts[0]!.fail(broken));
  expect(await log().findByText('Waiting to be sent')).toBeVisible();
  expect(fake.posts).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await fake.posted(2);
  expect(fake.posts[1]!.body.text).toBe('two');
  expect(log().queryByText('one')).toBeNull();
});

it('sends again what a reload interrupted, under the same key, so that it arrives once', async () => {
  fake.show();
  type('Interrupted');
  press();
  await fake.posted(1);
  cleanup();
  fake.show();
  expect(log().getAllByText('Interrupted')).toHaveLength(1);
  await fake.posted(2);
  expect(fake.posts[1]!.body).toEqual(fake.posts[0]!.body);
  // The server has both messages; only the response to the first one was lost.
  fake.posts[0]!.response();
  await act(async () => fake.posts[1]!.response());
  expect(log().getAllByText('Interrupted')).toHaveLength(1);
  expect(fake.messages.filter(({ text }) => text === 'Interrupted')).toHaveLength(1);
  expect(storedTexts()).toHaveLength(0);
});

it('keeps twenty messages written without a connection, in order, and sends each once after the connection is back', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fake.show();
  const texts = Array.from({ length: 20 }, (_, i) => `offline ${i + 1}`);
  for (const text of texts) {
    type(text);
    press();
  }
  expect(await log().findAllByText('Waiting to be sent')).toHaveLength(20);
  expect(fake.posts).toEqual([]);
  cleanup();
  fake.show();
  expect(
    log()
      .getAllByText(/^offline/)
      .map(({ textContent }) => textContent),
  ).toEqual(texts);
  offline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  for (let sent = 1; sent <= 20; sent++) {
    await fake.posted(sent);
    await act(async () => fake.posts[sent - 1]!.response());
  }
  expect(fake.messages.slice(1).map(({ text }) => text)).toEqual(texts);
  await waitFor(() => expect(log().queryByText('Waiting to be sent')).toBeNull());
  expect(storedTexts()).toHaveLength(0);
  offline.mockRestore();
}, 30_000);
