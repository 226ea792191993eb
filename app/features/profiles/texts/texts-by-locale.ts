import type { Locale } from '~/i18n/locales';
import type { PromptAnswer } from '../prompts/prompts';

/** What a profile says about itself in one language; empty where it says nothing. */
export interface ProfileTexts {
  about_me: string;
  looking_for: string;
  prompts: PromptAnswer[];
}

/** The same of a fictional profile in each language in which the brand wrote it. */
export type TextsByLocale = Partial<Record<Locale, ProfileTexts>>;
