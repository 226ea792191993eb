import { expect, it } from 'vitest';
import { rejectionMessages } from './rejection-messages';
import { isRejectionReason, rejectionReasons } from './rejection-reasons';

it('every reason has its words', () => {
  expect(Object.keys(rejectionMessages).sort()).toEqual([...rejectionReasons].sort());
});

it('knows its reasons', () => {
  expect([isRejectionReason('minor'), isRejectionReason('because'), isRejectionReason(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
