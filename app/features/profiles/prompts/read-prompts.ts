import { isPromptId } from './prompt-messages';
import { PROMPTS_MAX, type PromptAnswer } from './prompts';

/** The stored JSON list. A prompt that no longer exists is left out, as is what is not a list. */
export function readPrompts(stored: string | null): PromptAnswer[] {
  if (stored === null) return [];
  const list = JSON.parse(stored) as { id: string; answer: string }[];
  return list.flatMap(({ id, answer }) => (isPromptId(id) ? [{ id, answer }] : [])).slice(0, PROMPTS_MAX);
}
