import { expect, it } from 'vitest';
import { readUploadResponse } from './use-send-photo';

const short = { code: 'chat.not-enough-credits', values: { credits: 3, needed: 20 } };

it('distinguishes a refused photo from one that may still have arrived', () => {
  expect(readUploadResponse(200, '{"location":"/chats/c"}')).toEqual({ ok: true });
  expect(readUploadResponse(402, JSON.stringify({ error: short }))).toEqual({ ok: false, error: short });
  expect(readUploadResponse(403, JSON.stringify({ error: { code: 'chat.premium-only' } }))).toEqual({
    ok: false,
    error: { code: 'chat.premium-only', values: {} },
  });
  for (const [status, text] of [
    [500, '{}'],
    [503, JSON.stringify({ error: short })],
    [429, '{}'],
    [0, ''],
    [413, '<html>'],
  ] as const)
    expect(readUploadResponse(status, text), String(status)).toEqual({ ok: false, error: null });
});

it('shows a general error for a response without a message of its own', () => {
  expect(readUploadResponse(400, '{"error":"invalid"}')).toEqual({
    ok: false,
    error: { code: 'errors.try-again-later', values: {} },
  });
});
