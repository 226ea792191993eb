import en from './names/en.json';
import nl from './names/nl.json';
import own from './names/own.json';

type Towns = Record<string, Record<string, string>>;

/** A language has a file of its own where it writes places as their own people do not: Wenen, Vienna, Wien. */
const languages: Record<string, { regions: Record<string, string>; towns: Towns }> = { en, nl };
/** What the source of our places writes in English, as its own people write it. */
const ownTowns: Towns = own.towns;

/** A region as the language writes it; as its own people do without a language, or where the language has no word for it. */
export function regionIn(language: string | undefined, id: string, ownName: string): string {
  return languages[language ?? '']?.regions[id] ?? ownName;
}

/** A town by the name that is stored with members, as the language writes it, else as its own people do. */
export function townIn(language: string | undefined, regionId: string, stored: string): string {
  return languages[language ?? '']?.towns[regionId]?.[stored] ?? ownTowns[regionId]?.[stored] ?? stored;
}

/** All names by which a town may be given back to us, the stored one among them. */
export function namesOfTown(regionId: string, stored: string): string[] {
  return [stored, ...[undefined, ...Object.keys(languages)].map((language) => townIn(language, regionId, stored))];
}
