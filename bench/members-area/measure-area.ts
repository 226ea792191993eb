import { openDirect } from '../databases/direct-sql';
import { measureByTurns } from '../load/measure';
import type { Cost, Effort } from '../load/measure';
import type { DatabaseKind } from '../options';
import { measurePageSql, readsOf } from '../pages/page-sql';
import type { PageSql } from '../pages/page-sql';
import { runProduct, runTraced } from '../load/product-run';
import type { ProductRun } from '../load/product-run';
import { openSeeded } from '../databases/seeded-database';
import type { Statement } from '~/testing/record-statements';
import { areaKinds } from './area-kinds';
import { scaleFor } from './area-sizes';
import type { AreaScale } from './area-sizes';
import { tellAreaStory } from './area-story';
import type { AreaMember, AreaStory } from './area-story';
import { measureDelivery } from './delivery';
import type { Delivery } from './delivery';

/** The same of the member who has few and of the one who has many. */
export interface Both<T> {
  few: T;
  many: T;
}

export interface AreaRun {
  database: DatabaseKind;
  version: string;
  members: number;
  scale: AreaScale;
  pages: Record<string, Both<Cost>>;
  sql: Record<string, Both<PageSql>>;
  delivery: { alone: Delivery; among: Delivery };
}

export interface AreaEfforts {
  page: Effort;
  sql: number;
  messages: number;
}

interface Options {
  kind: DatabaseKind;
  members: number;
  efforts: AreaEfforts;
  say: (text: string) => void;
}

const FILLED = ['member', 'member_like', 'conversation', 'participant', 'message', 'photo'];

export async function measureArea({ kind, members, efforts, say }: Options): Promise<AreaRun> {
  const seeded = await openSeeded(kind, members, say);
  const scale = scaleFor(members);
  try {
    say('  members area: SQL');
    const { story, reads } = await listen(seeded.url, scale);
    const direct = await openDirect(seeded);
    // MariaDB takes them by itself, but some seconds after so many rows have come.
    if (kind === 'mariadb') await direct.run({ sql: `analyze table ${FILLED.join()}`, parameters: [] });
    const sqlOf = (statements: Statement[]) => measurePageSql(direct, statements, efforts.sql);
    const sql: AreaRun['sql'] = {};
    for (const [key, { few, many }] of Object.entries(reads))
      sql[key] = { few: await sqlOf(few), many: await sqlOf(many) };
    const version = await direct.version();
    await direct.close();
    say('  members area: pages');
    const product = await runProduct(seeded.url);
    try {
      const pages = await measurePages(product, story, efforts.page);
      say('  members area: delivery');
      const delivery = await measureDelivery(product, seeded.url, {
        story,
        streams: scale.streams,
        messages: efforts.messages,
      });
      return { database: kind, version, members, scale, pages, sql, delivery };
    } finally {
      await product.stop();
    }
  } finally {
    await seeded.close();
  }
}

/** Runs the product once to fill its demo and to hear what the pages read. */
async function listen(
  url: string,
  scale: AreaScale,
): Promise<{ story: AreaStory; reads: Record<string, Both<Statement[]>> }> {
  const product = await runTraced(url);
  try {
    const story = await tellAreaStory(url, scale);
    const heard = async (member: AreaMember) => {
      const reads: Record<string, Statement[]> = {};
      for (const kind of areaKinds(member, await product.logIn(member.story))) {
        // The second time: what is kept for a while is kept by then.
        kind.check(await product.ask(kind.ask(0)));
        reads[kind.key] = readsOf(await product.statementsOf(kind.ask(0)));
      }
      return reads;
    };
    const [few, many] = [await heard(story.few), await heard(story.many)];
    const both = Object.keys(few).map((key) => [key, { few: few[key]!, many: many[key]! }]);
    return { story, reads: Object.fromEntries(both) as Record<string, Both<Statement[]>> };
  } finally {
    await product.stop();
  }
}

/** Few and many by turns, so that both meet the same machine. */
async function measurePages(product: ProductRun, story: AreaStory, effort: Effort): Promise<AreaRun['pages']> {
  const few = areaKinds(story.few, await product.logIn(story.few.story));
  const many = areaKinds(story.many, await product.logIn(story.many.story));
  const { pid, target } = product;
  const pages: AreaRun['pages'] = {};
  for (const [i, kind] of few.entries()) {
    const both = [kind, many[i]!].map((one) => ({ pid, target, ...one }));
    const [little, lot] = await measureByTurns(both, effort);
    pages[kind.key] = { few: little!, many: lot! };
  }
  return pages;
}
