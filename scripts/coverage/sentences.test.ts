import { describe, expect, it } from 'vitest';
import { quotedTexts, splitSentences, splitSpec, wordsOf } from './sentences';

describe('splitSpec', () => {
  it('gives bullets and paragraphs sentence by sentence, with their section', () => {
    expect(splitSpec('# T\n\nOne. Two.\n\n## 3. Fields\n\n- User: id.\n\n### Sub\n- Last')).toEqual([
      { section: '0', text: 'One.' },
      { section: '0', text: 'Two.' },
      { section: '3', text: 'User: id.' },
      { section: '3', text: 'Last' },
    ]);
  });
});

describe('splitSentences', () => {
  it.each([
    ["'You're blocked by {name}. You do not have access.'", 1],
    ["'Invalid date of birth.' Minimum age is a setting.", 2],
    ['Font Open Sans, version 2.5 px. Next', 2],
    ["x. 'Quoted start.' And more.", 3],
    ['Nothing to cut', 1],
  ])('%s', (line, count) => {
    expect(splitSentences(line)).toHaveLength(count);
  });
});

describe('quotedTexts', () => {
  it('distinguishes apostrophes from quotes', () => {
    expect(quotedTexts("the dropdown's entry ('Login to like {name}'s profile', 'E-mail address not found').")).toEqual(
      ["Login to like {name}'s profile", 'E-mail address not found'],
    );
  });
});

describe('wordsOf', () => {
  it('keeps names, figures and colours, and drops small words', () => {
    expect(wordsOf('The gold #d4b65a is for user_id, 14400 s')).toEqual(['gold', '#d4b65a', 'user_id', '14400']);
  });
});
