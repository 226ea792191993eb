import { expect, it } from 'vitest';
import { readOutcome } from './send-photo';

const json = (body: unknown) => JSON.stringify(body);

it('succeeds with a response that leads on', () => {
  expect(readOutcome(200, json({ location: '/profile/photos' }))).toEqual({ ok: true });
});

it('returns the error of a refused photo', () => {
  const error = { code: 'photos.free-limit', values: { limit: 3 } };
  expect(readOutcome(403, json({ error }))).toEqual({ ok: false, error, loggedOut: false });
});

it('returns the error of a field', () => {
  const fields = { photos: [{ id: 'photos.heic', values: { file: 'a.heic' } }] };
  const error = { code: 'photos.heic', values: { file: 'a.heic' } };
  expect(readOutcome(400, json({ error: 'invalid', field_errors: fields }))).toEqual({
    ok: false,
    error,
    loggedOut: false,
  });
});

it('reports that nobody is logged in any more', () => {
  const body = { error: 'authentication required', authentication_required: true };
  expect(readOutcome(403, json(body))).toMatchObject({ ok: false, loggedOut: true });
});

it.each([['<h1>Bad gateway</h1>'], [''], ['null']])('survives a response of a proxy: %j', (text) => {
  expect(readOutcome(502, text)).toEqual({
    ok: false,
    error: { code: 'errors.try-again-later', values: {} },
    loggedOut: false,
  });
});
