import type { Locale } from '~/i18n/locales';
import { da } from './forbidden/da';
import { de } from './forbidden/de';
import { en } from './forbidden/en';
import { es } from './forbidden/es';
import { fi } from './forbidden/fi';
import { fr } from './forbidden/fr';
import { it } from './forbidden/it';
import { nb } from './forbidden/nb';
import { nl } from './forbidden/nl';
import { pl } from './forbidden/pl';
import { sv } from './forbidden/sv';
import type { ForbiddenWords } from './forbidden/words';

/** What no lander says, by language. */
export const forbiddenWords: Record<Locale, readonly ForbiddenWords[]> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

export const reasons: Record<ForbiddenWords['what'], string> = {
  claims: 'claims something of profiles that is not true of a fictional one',
  pretends: 'pretends that somebody is there or waits',
  presses: 'puts pressure on the reader, although nothing runs out',
  promises: 'promises what nobody can guarantee',
  undresses: 'is too explicit or disrespectful for a first impression',
};
