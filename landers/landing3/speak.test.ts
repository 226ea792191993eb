import { expect, it } from 'vitest';
import { intoBubbles } from './speak';

it('splits a profile text into a few messages, word for word', () => {
  const about = 'Curious by nature. My week runs on coffee! Sweet or savoury? Think carefully. Write to me.';
  const bubbles = intoBubbles(about);
  expect(bubbles).toEqual([
    'Curious by nature. My week runs on coffee!',
    'Sweet or savoury? Think carefully.',
    'Write to me.',
  ]);
  expect(bubbles.join(' ')).toBe(about);
});

it('makes one sentence one message, and an empty text none', () => {
  expect(intoBubbles('Hello')).toEqual(['Hello']);
  expect(intoBubbles('  ')).toEqual([]);
  expect(intoBubbles('One.\n\nTwo … three.')).toEqual(['One.', 'Two … three.']);
});
