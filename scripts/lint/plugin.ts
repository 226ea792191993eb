/**
 * The rules of the project about the code of one file, as a plugin of oxlint (`.oxlintrc.json`). Node runs it as it is,
 * so its imports have their endings. What compares files, and names of files and texts, is checked by check-rules.ts.
 */
import { intl, locale, sorting } from './language-rules.ts';
import { literalColor, negativeSpace, prefetch } from './markup-rules.ts';
import { oneService } from './one-service.ts';
import { chance, clock, duration, environment } from './runtime-rules.ts';
import { actor, unavailable } from './server-rules.ts';
import { sleep } from './sleep.ts';
import { word } from './word.ts';

export default {
  meta: { name: 'facet' },
  rules: {
    actor,
    chance,
    clock,
    duration,
    environment,
    intl,
    'literal-color': literalColor,
    locale,
    'negative-space': negativeSpace,
    'one-service': oneService,
    prefetch,
    sleep,
    sorting,
    unavailable,
    word,
  },
};
