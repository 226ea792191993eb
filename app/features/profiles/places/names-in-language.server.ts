import da from './names/da.json';
import de from './names/de.json';
import en from './names/en.json';
import es from './names/es.json';
import fi from './names/fi.json';
import fr from './names/fr.json';
import it from './names/it.json';
import nb from './names/nb.json';
import nl from './names/nl.json';
import pl from './names/pl.json';
import sv from './names/sv.json';
import own from './names/own.json';
import { areaIdOf } from './places.server';

/** By first-level region. */
type Towns = Record<string, Record<string, string>>;

/** A language has a file if it writes some places differently from the people who live there: Wenen, Vienna, Wien. */
const languages: Record<string, { regions: Record<string, string>; towns: Towns }> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nb,
  nl,
  pl,
  sv,
};
/** The local names of places that the data source writes in English. */
const ownTowns: Towns = own.towns;

/** The local name if no language is given or the language has no name of its own. */
export function regionIn(language: string | undefined, id: string, ownName: string): string {
  return languages[language ?? '']?.regions[id] ?? ownName;
}

/** The name in this language of a town given by its stored name; else the local name. */
export function townIn(language: string | undefined, regionId: string, stored: string): string {
  const area = areaIdOf(regionId);
  return languages[language ?? '']?.towns[area]?.[stored] ?? ownTowns[area]?.[stored] ?? stored;
}

/** All names under which a form may send a town, the stored one included. */
export function namesOfTown(regionId: string, stored: string): string[] {
  return [stored, ...[undefined, ...Object.keys(languages)].map((language) => townIn(language, regionId, stored))];
}

/** All names under which a form may send a region, the local one included. */
export function namesOfRegion(id: string, ownName: string): string[] {
  return [ownName, ...Object.keys(languages).map((language) => regionIn(language, id, ownName))];
}
