import { describe, expect, it } from 'vitest';
import { ApiError } from './api-client';
import { refusalIn, refusalOf } from './refusal-of';

const tooOften = { code: 'errors.too-many-requests', values: { retry_after: 60 } };
const later = { code: 'errors.try-again-later', values: {} };

describe('what a failed call is told as', () => {
  it('is the server’s reason, with its values', () => {
    expect(refusalOf(new ApiError(429, { error: tooOften }))).toEqual(tooOften);
    expect(refusalOf(new ApiError(403, { error: { code: 'chat.premium-only' } }))).toEqual({
      code: 'chat.premium-only',
      values: {},
    });
  });

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['a bug', new ApiError(500, null)],
    ['wrong input', new ApiError(400, { error: 'invalid', field_errors: {} })],
    ['somebody in between', new ApiError(502, 'Bad gateway')],
  ])('is to try again later: %s', (_, error) => {
    expect(refusalOf(error)).toEqual(later);
  });

  it('is nothing where the answer carries none', () => {
    expect([refusalIn(null), refusalIn('text'), refusalIn({ error: null })]).toEqual([null, null, null]);
  });
});
