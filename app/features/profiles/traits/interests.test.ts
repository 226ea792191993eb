import { expect, test } from 'vitest';
import en from '../../../../locales/en/interests.json';
import nl from '../../../../locales/nl/interests.json';
import { interestIds, interestMessages, isInterest } from './interests';

// covers S3-145
test('there are many, each with a message in the complete languages', () => {
  expect(interestIds.length).toBeGreaterThan(120);
  for (const id of interestIds) {
    const message = interestMessages[id];
    expect(message.id).toBe(`interests.${id}`);
    expect((en as Record<string, string>)[message.id]).toBe(message.defaultMessage);
    expect((nl as Record<string, string>)[message.id], id).toBeTruthy();
  }
  expect(new Set(interestIds.map((id) => interestMessages[id].defaultMessage)).size).toBe(interestIds.length);
});

test('only known ids are accepted', () => {
  expect(isInterest('hiking')).toBe(true);
  expect(isInterest('toString')).toBe(false);
  expect(isInterest(3)).toBe(false);
});
