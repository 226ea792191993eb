import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertTrustDay } from '~db/queries/trust-day';
import type { TrustFigures } from '~/features/legal/trust-figures';
import { landingCompositions } from '~/theme/theme';
import { testContext, type TestOptions } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { renderPage } from '~/testing/render-page';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import * as front from './index';

const folder = new URL('../../tenants/', import.meta.url);

/** The settings of the demo's brands, without what a context of a test has itself. */
const brands = readdirSync(folder)
  .filter((name) => /^[a-z-]+\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>)
  .map(({ $schema: _schema, id: _id, company_id: _company, payment_providers: _providers, ...brand }) => brand);

const reports = { decided: 12, upheld: 7, dismissed: 5, median_minutes: 95 };
const none = { decided: 0, upheld: 0, dismissed: 0, median_minutes: null };
const example: TrustFigures = {
  active_from: 250,
  fictional_percent: 20,
  reports,
  notices: none,
  complaints: none,
  hidden: { profiles: 0, fraud: 0 },
  returns: [],
};
const beginning: TrustFigures = { ...example, active_from: 0, fictional_percent: 100, reports: none };

async function openPage(open: OpenDatabase, tenant: Record<string, unknown>, options: TestOptions = {}) {
  const { html, text } = await renderPage(front, testContext(open, { ...options, tenant }), '/');
  return { html, text, sections: [...html.matchAll(/data-section="([a-z]+)"/g)].map(([, name]) => name!) };
}

const sectionsOf = async (open: OpenDatabase, all: readonly Record<string, unknown>[]) => {
  const found: [string, string[]][] = [];
  for (const brand of all) found.push([String(brand.slug), (await openPage(open, brand)).sections]);
  return new Map(found);
};

const countFigures = ({ db, clock }: OpenDatabase, figures: TrustFigures) =>
  transaction(db, (tx) =>
    insertTrustDay(tx, {
      seq: 1,
      day: '2026-11-20',
      figures: JSON.stringify(figures),
      chain_hash: 'seal',
      created_at: clock.now(),
    }),
  );

/** People for visitors in every country of the demo. */
async function settle(open: OpenDatabase): Promise<void> {
  const context = testContext(open);
  for (const country of new Set(brands.flatMap(({ countries }) => countries as string[]))) {
    await makeFictional(context, { name: `Flora ${country}`, country, photo: true });
  }
}

/** The sequences that more than one brand has. */
function sharedSequences(sections: Map<string, string[]>): string[][] {
  const bySequence = new Map<string, string[]>();
  for (const [brand, of] of sections) bySequence.set(of.join(), [...(bySequence.get(of.join()) ?? []), brand]);
  return [...bySequence.values()].filter((sharing) => sharing.length > 1);
}

withDatabase('the front pages of the demo', (opened) => {
  it('are ten pages: no two brands have the same sequence of sections', async () => {
    const open = await opened();
    await settle(open);
    await countFigures(open, example);
    const sections = await sectionsOf(open, brands);
    expect(sections.size).toBe(10);
    expect(sharedSequences(sections)).toEqual([]);
    for (const [brand, of] of sections) expect([brand, of.length >= 4, of.at(-1)]).toEqual([brand, true, 'closing']);
  });

  it('stay ten pages where nobody is there and nothing is known', async () => {
    const sections = await sectionsOf(await opened(), brands);
    expect(sharedSequences(sections)).toEqual([]);
    expect([...sections.values()].flat()).not.toContain('people');
    expect([...sections.values()].flat()).not.toContain('figures');
  });

  it('control: two brands of a niche with the same choice are found', async () => {
    const open = await opened();
    await settle(open);
    const alike = brands.map((brand) => ({ ...brand, landing_composition: 'open' }));
    const found = sharedSequences(await sectionsOf(open, alike));
    expect(found).toContainEqual(['front-porch', 'september-garden']);
  });
});

withDatabase('a front page', (opened) => {
  it('is another with each choice, in any niche', async () => {
    const open = await opened();
    for (const niche of [1, 2, 3, 4, 5, 6, 7]) {
      const pages = [];
      for (const choice of landingCompositions) {
        pages.push((await openPage(open, { niche, landing_composition: choice })).sections.join());
      }
      expect([niche, new Set(pages).size]).toEqual([niche, landingCompositions.length]);
    }
  });

  it('shows what is known, and no figure of a brand on its first days', async () => {
    const first = await opened();
    await countFigures(first, beginning);
    const golden = { niche: 1, landing_composition: 'open' };
    const { sections, text } = await openPage(first, golden);
    expect(sections).not.toContain('figures');
    expect(text).not.toContain('100%');
  });

  it('says the figures as they are, with the way to all of them', async () => {
    const open = await opened();
    await countFigures(open, example);
    const { sections, text, html } = await openPage(open, { niche: 1, landing_composition: 'open' });
    expect(sections).toContain('figures');
    for (const figure of ['250', '20%', '12', '95 minutes']) expect(text).toContain(figure);
    expect(html).toContain('href="/pages/trust"');
  });

  it('has its prices from the brand’s file', async () => {
    const { text } = await openPage(await opened(), { niche: 1, landing_composition: 'explaining' });
    for (const part of ['€10.00', 'for 100 credits', '10 credits', '€0.84 to €1.00', '€0.50 at most']) {
      expect(text).toContain(part);
    }
  });

  it('has no price where nothing can be paid', async () => {
    const open = await opened();
    const tenant = { niche: 1, landing_composition: 'explaining' };
    const context = testContext(open, { tenant });
    const ports = { ...context.ports, payments: new Map() };
    const { sections } = await openPage(open, tenant, { ports });
    expect(sections).not.toContain('price');
    expect((await openPage(open, tenant)).sections).toContain('price');
  });

  it('ends with the way in that is open', async () => {
    const closing = ({ html }: { html: string }) => html.slice(html.indexOf('data-section="closing"'));
    const open = await opened();
    expect(closing(await openPage(open, { signups: 'all' }))).toContain('href="/signup"');
    const closed = closing(await openPage(open, { signups: 'none' }));
    expect(closed).toContain('href="/#waiting-list"');
    expect(closed).not.toContain('href="/signup"');
  });

  it('says who is fictional, whether or not it makes the promises', async () => {
    const open = await opened();
    for (const niche of [1, 2, 3, 4, 5, 6, 7]) {
      for (const choice of landingCompositions) {
        const { text } = await openPage(open, { niche, landing_composition: choice });
        expect([niche, choice, text.includes('fictional profiles')]).toEqual([niche, choice, true]);
      }
    }
  });
});
