import type { Db } from '~db/database';
import { listFictionalProfiles, type ListedFictional } from '~db/queries/fictional-profile';
import type { FictionalState } from '~db/schema/fictional-profile';
import { readPrompts } from '~/features/profiles/prompts/read-prompts';
import type { TextsByLocale } from '~/features/profiles/texts/texts-by-locale';
import { supportedLocale } from '~/i18n/locales';

/** A fictional profile of the brand as staff know it. */
export interface KnownProfile {
  /** The key of its line in the file; the id of a profile that no file made. */
  key: string;
  state: FictionalState;
  texts: TextsByLocale;
  row: ListedFictional;
}

/** All fictional profiles of the brand, those of the demo too. */
export async function listKnownProfiles(db: Db): Promise<KnownProfile[]> {
  return (await listFictionalProfiles(db)).map((row) => ({
    key: row.source_key ?? row.id,
    state: row.state ?? stateOf(row),
    texts: row.texts === null ? ownTexts(row) : (JSON.parse(row.texts) as TextsByLocale),
    row,
  }));
}

function stateOf({ status }: ListedFictional): FictionalState {
  if (status === 'deleted') return 'retired';
  return status === 'active' ? 'live' : 'waiting';
}

function ownTexts({ language, about, looking_for, prompts }: ListedFictional): TextsByLocale {
  if (!supportedLocale(language)) return {};
  return { [language]: { about_me: about ?? '', looking_for: looking_for ?? '', prompts: readPrompts(prompts) } };
}
