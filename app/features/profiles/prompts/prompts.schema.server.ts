import { lengthOf } from '~/i18n/length-of';
import { z } from 'zod';
import type { ErrorValues } from '~/contract/problem';
import { cleanWords } from '~/features/account/member-words.service.server';
import { messageId } from '~/i18n/message-id';
import { versionField } from '../version.schema.server';
import { isPromptId } from './prompt-messages';
import { ANSWER_MAX, PROMPTS_MAX, type PromptAnswer } from './prompts';

const texts = {
  choose: messageId('profile.choose-from-list'),
  long: messageId('profile.note-too-long'),
  unanswered: messageId('profile.prompt-unanswered'),
  missing: messageId('profile.prompt-missing'),
  twice: messageId('profile.prompt-twice'),
  contact: messageId('errors.text-contact'),
};

const numbers = Array.from({ length: PROMPTS_MAX }, (_, index) => index + 1);
const typed = z.string().max(8_000, 'errors.invalid-value').default('');
const fields = Object.fromEntries(
  numbers.flatMap((number) => [
    [`prompt_${number}`, typed.describe('The id of a beginning, or empty.')],
    [`answer_${number}`, typed.meta({ maxLength: ANSWER_MAX })],
  ]),
) as Record<`prompt_${number}` | `answer_${number}`, typeof typed>;

/** The fields prompt_1, answer_1 and so on become one list; pairs left empty are no part of it. */
export const promptsForm = (hasContact: (text: string) => boolean) =>
  z.object({ section: z.literal('prompts'), version: versionField, ...fields }).transform((input, context) => {
    const values = input as unknown as Record<string, string>;
    const prompts: PromptAnswer[] = [];
    const refuse = (path: string, message: string, values?: ErrorValues) =>
      context.addIssue({ code: 'custom', path: [path], message, params: values ? { values } : {} });
    for (const number of numbers) {
      const id = values[`prompt_${number}`]!;
      const answer = cleanWords(values[`answer_${number}`]!);
      if (id === '' && answer === '') continue;
      if (id === '') refuse(`prompt_${number}`, texts.missing);
      else if (!isPromptId(id)) refuse(`prompt_${number}`, texts.choose);
      else if (prompts.some((prompt) => prompt.id === id)) refuse(`prompt_${number}`, texts.twice);
      else prompts.push({ id, answer });
      if (answer === '') refuse(`answer_${number}`, texts.unanswered);
      else if (lengthOf(answer) > ANSWER_MAX) refuse(`answer_${number}`, texts.long, { max: ANSWER_MAX });
      else if (hasContact(answer)) refuse(`answer_${number}`, texts.contact);
    }
    return { section: 'prompts' as const, version: input.version, prompts };
  });
