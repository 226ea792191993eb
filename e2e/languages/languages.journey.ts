import { expect, test } from '@playwright/test';
import { LOCALES } from '~/i18n/locales';
import { inTurn, turnOfRun } from '../../scripts/test/turn.mjs';
import { pseudoMessage } from '../../tools/catalogues/pseudo';
import { labelsOf, leftoversFor } from '../support/languages/leftovers';
import { pseudoTree } from '../support/languages/pseudo-tree';
import { everyPage, walkPages } from '../support/languages/walk';
import { openPhone, walkIds } from '../support/languages/walkers';
import { NICHE_BRANDS } from '../support/product/niche-brands';
import { startProduct, type Product } from '../support/product/product';

/**
 * Every page in a language on a phone: no id, nothing English, nothing cut off. A run takes one language and one niche.
 * `LANGUAGES=de,fr npm test -- languages` takes these, and with scripts, which need three times as long.
 */
const chosen = process.env.LANGUAGES?.split(',');
/** Longer than any language, and in the place of English: shows what will be cut off before a language does. */
const PSEUDO = 'pseudo';
const languages = [...(chosen?.includes(PSEUDO) ? [...LOCALES, PSEUDO] : LOCALES).entries()].filter(
  ([, language]) => !chosen || chosen.includes(language),
);

/** A sentence in this length may end in an ellipsis where one is provided, but no label may. */
const PSEUDO_LABELS: ReadonlySet<string> = new Set(
  [...labelsOf('en')].filter((text) => text.length < 25).map((text) => pseudoMessage(text)),
);

/** The pages that are different without premium. */
const FREE = /^\/(?:members\/|chats|likes|premium|credits$|profile$)/;

test.describe.configure({ timeout: 200_000 });

let product: Product | undefined;
test.afterEach(async () => product?.stop());

for (const [at, named] of chosen ? languages : inTurn(languages, languages.length)) {
  const niche = (at + Math.floor(turnOfRun() / languages.length)) % NICHE_BRANDS.length;
  const slug = NICHE_BRANDS[niche]!;
  test(`every page in ${named}, at ${slug}`, async ({ browser }) => {
    const isPseudo = named === PSEUDO;
    product = await startProduct({ brands: [slug], ...(isPseudo ? { root: pseudoTree() } : {}) });
    const language = isPseudo ? 'en' : named;
    const paths = await everyPage(await walkIds(product, slug, language));
    const walk = {
      language,
      leftovers: leftoversFor(language),
      labels: isPseudo ? PSEUDO_LABELS : labelsOf(language),
      torn: chosen !== undefined,
    };
    const found: string[] = [];
    for (const kind of [undefined, 'premium', 'free'] as const) {
      const context = await openPhone(browser, product, slug, language, {
        kind,
        scripts: chosen !== undefined,
      });
      const wanted = kind === 'free' ? paths.filter((path) => FREE.test(path)) : paths;
      const { problems, visited } = await walkPages(context, product.origin(slug), wanted, walk);
      found.push(...problems.map((problem) => `${kind ?? 'visitor'} ${problem}`));
      expect(visited.length).toBeGreaterThan(kind === 'free' ? 15 : 50);
      await context.close();
    }
    expect(found).toEqual([]);
  });
}
