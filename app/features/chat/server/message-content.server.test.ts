import { expect, it } from 'vitest';
import { bodyOf, hashOf, type MessageContent } from './message-content.server';

it('counts as the same request only with the same content to the same member', () => {
  const contents: MessageContent[] = [
    { type: 'text', text: 'kite' },
    { type: 'gift', gift: 'kite' },
    { type: 'gift', gift: 'rose' },
    { type: 'text', text: 'gift\nkite' },
  ];
  const hashes = contents.flatMap((content) => [hashOf('anna', content), hashOf('ben', content)]);
  expect(new Set(hashes).size).toBe(8);
  expect(hashOf('anna', { type: 'gift', gift: 'kite' })).toBe(hashOf('anna', { type: 'gift', gift: 'kite' }));
  expect(bodyOf({ type: 'gift', gift: 'kite' })).toBe('kite');
});
