import { describe, expect, it } from 'vitest';
import { ApiError } from './api-client';
import { domainErrorIn, domainErrorOf } from './domain-error';

const tooOften = { code: 'errors.too-many-requests', values: { retry_after: 60 } };
const later = { code: 'errors.try-again-later', values: {} };

describe('the error of a failed call', () => {
  it('is the server’s domain error, with its values', () => {
    expect(domainErrorOf(new ApiError(429, { error: tooOften }))).toEqual(tooOften);
    expect(domainErrorOf(new ApiError(403, { error: { code: 'chat.premium-only' } }))).toEqual({
      code: 'chat.premium-only',
      values: {},
    });
  });

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['a bug', new ApiError(500, null)],
    ['invalid input', new ApiError(400, { error: 'invalid', field_errors: {} })],
    ['the error page of a proxy', new ApiError(502, 'Bad gateway')],
  ])('says to try again later: %s', (_, error) => {
    expect(domainErrorOf(error)).toEqual(later);
  });

  it('is null for a response without one', () => {
    expect([domainErrorIn(null), domainErrorIn('text'), domainErrorIn({ error: null })]).toEqual([null, null, null]);
  });
});
