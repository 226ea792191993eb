import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '~/server/response/respond.server';
import { promptsForm } from './prompts.schema.server';

const schema = promptsForm((text) => text.includes('06 12'));
const read = (form: Record<string, string>) => {
  const parsed = schema.safeParse({ section: 'prompts', ...form });
  return parsed.success ? parsed.data.prompts : fieldErrorsOf(parsed.error);
};

describe('the form of the prompts', () => {
  // covers X17-038
  it('gives a list in the order of the page, without the pairs left empty', () => {
    expect(
      read({
        prompt_1: 'rain',
        answer_1: ' Soup. ',
        prompt_2: '',
        answer_2: ' ',
        prompt_3: 'sunday',
        answer_3: 'Late.',
      }),
    ).toEqual([
      { id: 'rain', answer: 'Soup.' },
      { id: 'sunday', answer: 'Late.' },
    ]);
    expect(read({})).toEqual([]);
  });

  it('refuses half a pair, what does not exist and the same beginning twice, each at its field', () => {
    expect(read({ prompt_1: 'rain', answer_2: 'Alone', prompt_3: 'nonsense', answer_3: 'x' })).toEqual({
      answer_1: [{ id: 'profile.prompt-unanswered' }],
      prompt_2: [{ id: 'profile.prompt-missing' }],
      prompt_3: [{ id: 'profile.choose-from-list' }],
    });
    expect(read({ prompt_1: 'rain', answer_1: 'a', prompt_2: 'rain', answer_2: 'b' })).toEqual({
      prompt_2: [{ id: 'profile.prompt-twice' }],
    });
  });

  // covers X17-076
  it('refuses an answer that is too long, and one with contact details', () => {
    expect(read({ prompt_1: 'rain', answer_1: 'é'.repeat(201) })).toEqual({
      answer_1: [{ id: 'profile.note-too-long', values: { max: 200 } }],
    });
    expect(read({ prompt_1: 'rain', answer_1: 'é'.repeat(200) })).toHaveLength(1);
    expect(read({ prompt_1: 'ask-me', answer_1: 'Call 06 12345678' })).toEqual({
      answer_1: [{ id: 'errors.text-contact' }],
    });
  });
});
