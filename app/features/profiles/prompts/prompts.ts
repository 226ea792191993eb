import type { PromptId } from './prompt-messages';

/** A profile shows at most so many answers. */
export const PROMPTS_MAX = 3;
/** The greatest length of an answer, in characters. */
export const ANSWER_MAX = 200;

export interface PromptAnswer {
  id: PromptId;
  answer: string;
}

/** A prompt in the member's language, to choose from. */
export interface PromptOption {
  id: PromptId;
  question: string;
}

/** A beginning of the member's choice in the reader's language, and how the member goes on. */
export interface ShownPrompt {
  id: PromptId;
  question: string;
  answer: string;
}
