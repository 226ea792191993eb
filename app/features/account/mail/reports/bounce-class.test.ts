import { expect, it } from 'vitest';
import { classOf, statusOf } from './bounce-class';

it.each([
  ['5.1.1', 'hard'],
  ['5.0.0', 'hard'],
  ['5.2.1', 'hard'],
  ['5.4.1', 'hard'],
  ['5.1.10', 'hard'],
  ['4.2.2', 'soft'],
  ['4.4.7', 'soft'],
  // Permanent for this mail, but it says nothing about the e-mail address.
  ['5.2.2', 'soft'],
  ['5.3.4', 'soft'],
  ['5.7.1', 'soft'],
  ['5.1.8', 'soft'],
  ['', 'soft'],
] as const)('a failure with %s is %s', (status, expected) => {
  expect(classOf(status)).toBe(expected);
});

it.each([
  ['5.1.1', undefined, '5.1.1'],
  [' 5.1.1 (no such user)', 'smtp; 450 4.2.0', '5.1.1'],
  ['5.0.0', 'smtp; 552 5.2.2 mailbox full', '5.2.2'],
  [undefined, 'smtp; 550 5.1.1 unknown', '5.1.1'],
  [undefined, 'smtp; 451 try later', '4.0.0'],
  ['5.0.0', 'x-unix; something', '5.0.0'],
  ['nonsense', undefined, ''],
  ['5.1.1234', undefined, ''],
] as const)('the code of a failure is read (%s, %s)', (status, diagnostic, expected) => {
  expect(statusOf(status, diagnostic)).toBe(expected);
});
