import { expect, it } from 'vitest';
import { openerHash, openerKey } from './opener-text.server';

it('treats texts as the same whatever their decoration and whichever name is in them', () => {
  const text = 'Dear Anna, shall we talk about the sea and the islands?';
  const same = [
    'DEAR Ben!! Shall we talk, about the sea & the islands',
    'Dear Ben, shall we t\u200Balk about the sea — the islands 🌷',
  ];
  const key = openerKey(text, 'Anna').replace('and', '');
  for (const other of same) expect(openerKey(other, 'Ben')).toBe(key);
  expect(openerHash(text, 'Anna')).toMatch(/^[0-9a-f]{64}$/);
});

it('has no hash for greetings', () => {
  expect(openerHash('Hi Maximiliaan-Alexander, hello', 'Maximiliaan-Alexander')).toBeUndefined();
  expect(openerHash('Shall we talk about the sea and its islands?', '')).toBeDefined();
});
