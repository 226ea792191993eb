import { expect, it } from 'vitest';
import { intoBubbles } from './speak';

it('says a profile in a few messages, word for word and nothing else', () => {
  const about = 'Curious by nature. My week runs on coffee! Sweet or savoury? Think carefully. Write to me.';
  const bubbles = intoBubbles(about);
  expect(bubbles).toEqual([
    'Curious by nature. My week runs on coffee!',
    'Sweet or savoury? Think carefully.',
    'Write to me.',
  ]);
  expect(bubbles.join(' ')).toBe(about);
});

it('keeps one sentence one message, and silence none', () => {
  expect(intoBubbles('Hello')).toEqual(['Hello']);
  expect(intoBubbles('  ')).toEqual([]);
  expect(intoBubbles('One.\n\nTwo … three.')).toEqual(['One.', 'Two … three.']);
});
