import { expect, it } from 'vitest';
import { findRepeats, keysOf, saidIn } from './repeated-texts.server';

const saying = (about_me: string, prompts: { id: 'rain'; answer: string }[] = []) => ({
  nl: { about_me, looking_for: '', prompts },
});

it('compares whole texts, and sentences of three words or more, by their letters and digits', () => {
  expect(keysOf('en', 'I take my coffee black. And you?').toSorted()).toEqual([
    'i take my coffee black',
    'i take my coffee black and you',
  ]);
  expect(keysOf('en', '  Soup!  ')).toEqual(['soup']);
  expect(keysOf('en', '😀 …')).toEqual([]);
  expect(saidIn(saying('Hoi.', [{ id: 'rain', answer: 'Soep.' }])).map(({ field }) => field)).toEqual([
    'texts.nl.about_me',
    'texts.nl.prompts.rain',
  ]);
});

it('finds what two people of a file say, or one of them and one who is there, but no line against itself', () => {
  const file = [
    { key: 'a', line: 2, texts: saying('Ik lach heel graag. Ik lach heel graag.') },
    { key: 'b', line: 3, texts: saying('Zo is het leven.', [{ id: 'rain', answer: 'Soep' }]) },
    { key: 'c', line: 4, texts: saying('Hallo daar, mensen. IK LACH HEEL GRAAG!') },
  ];
  const present = [
    { key: 'b', texts: saying('Zo is het leven.') },
    { key: 'd', texts: saying('Anders.', [{ id: 'rain', answer: 'soep.' }]) },
  ];
  expect(findRepeats(file, present)).toEqual([
    { line: 3, field: 'texts.nl.prompts.rain', sentence: '«Soep» is what d says too' },
    { line: 4, field: 'texts.nl.about_me', sentence: '«IK LACH HEEL GRAAG!» is what a says too' },
  ]);
});
