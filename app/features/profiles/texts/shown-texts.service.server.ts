import { findFictionalTexts } from '~db/queries/fictional-profile';
import type { MemberRow } from '~db/schema/member';
import type { RequestContext } from '~/server/context/context.server';
import type { PromptAnswer } from '../prompts/prompts';
import { readPrompts } from '../prompts/read-prompts';
import type { TextsByLocale } from './texts-by-locale';

interface ShownTexts {
  about: string | null;
  lookingFor: string | null;
  prompts: PromptAnswer[];
  /** The language they are in. */
  language: string;
}

/** A member's own texts; those of a fictional profile in the reader's language, if the brand wrote it in that. */
export async function findShownTexts(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  row: Pick<MemberRow, 'id' | 'kind' | 'about' | 'looking_for' | 'prompts' | 'language'>,
): Promise<ShownTexts> {
  const stored = row.kind === 'fictional' ? await findFictionalTexts(db, row.id) : undefined;
  const texts = stored === undefined ? undefined : (JSON.parse(stored) as TextsByLocale)[locale];
  if (texts) {
    const { about_me, looking_for, prompts } = texts;
    return { about: about_me || null, lookingFor: looking_for || null, prompts, language: locale };
  }
  const { about, looking_for: lookingFor, language } = row;
  return { about, lookingFor, prompts: readPrompts(row.prompts), language };
}

/** The same of what a list shows: the text about themselves alone. `texts` is the column of a fictional profile. */
export function shownAbout(
  { locale }: Pick<RequestContext, 'locale'>,
  row: { about: string | null; language: string; texts: string | null } | undefined,
): { about: string; language: string } {
  const written = row?.texts ? (JSON.parse(row.texts) as TextsByLocale)[locale]?.about_me : undefined;
  if (written) return { about: written, language: locale };
  return { about: row?.about ?? '', language: row?.language ?? locale };
}
