import { expect, it } from 'vitest';
import { rejectionMessages } from './rejection-messages';
import { isRejectionReason, rejectionReasons } from './rejection-reasons';

it('every reason has a message', () => {
  expect(Object.keys(rejectionMessages).sort()).toEqual([...rejectionReasons].sort());
});

it('accepts known reasons only', () => {
  expect([isRejectionReason('minor'), isRejectionReason('because'), isRejectionReason(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
