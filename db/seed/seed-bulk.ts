import { CompiledQuery } from 'kysely';
import { transaction, type Database, type Tx } from '../database';
import { bulkMemberColumns, bulkMembers, bulkPhotoColumns } from './bulk-rows';
import type { PlacesOf } from './places';
import type { Rng } from './rng';

/** Rows per statement: SQLite accepts 32,766 parameters, and above some hundred rows neither database gets faster. */
const ROWS = 400;
/** Rows per transaction: enough to make the cost of the commit negligible, and few enough for the log. */
const BATCH = 40_000;

interface Statement {
  table: string;
  columns: readonly string[];
  /** Columns with the same value in all rows. */
  fixed: Record<string, string | number>;
}

const members: Statement = {
  table: 'member',
  columns: bulkMemberColumns,
  fixed: { status: "'active'", profile_status: "'active'", searchable: 1, language: "'en'" },
};
const photos: Statement = {
  table: 'photo',
  columns: bulkPhotoColumns,
  fixed: { status: "'active'", position: 0, width: 720, height: 960 },
};

/** The text is the same for every full batch, so it is prepared only once. */
function insertText({ table, columns, fixed }: Statement, tenantId: number, rows: number): string {
  const row = `(${[tenantId, ...Object.values(fixed), ...columns.map(() => '?')].join(',')})`;
  return `insert into ${table} (${['tenant_id', ...Object.keys(fixed), ...columns].join(',')}) values ${Array<string>(rows).fill(row).join(',')}`;
}

class Inserter {
  #values: unknown[] = [];
  #rows = 0;
  readonly #full: string;
  constructor(
    private readonly statement: Statement,
    private readonly tenantId: number,
  ) {
    this.#full = insertText(statement, tenantId, ROWS);
  }

  async add(tx: Tx, row: readonly unknown[]): Promise<void> {
    for (const value of row) this.#values.push(value);
    if (++this.#rows === ROWS) await this.#send(tx, this.#full);
  }

  async finish(tx: Tx): Promise<void> {
    if (this.#rows > 0) await this.#send(tx, insertText(this.statement, this.tenantId, this.#rows));
  }

  async #send(tx: Tx, text: string): Promise<void> {
    const values = this.#values;
    this.#values = [];
    this.#rows = 0;
    await tx.executeQuery(CompiledQuery.raw(text, values));
  }
}

export interface BulkOptions {
  countries: readonly string[];
  now: number;
  placesOf: PlacesOf;
}

/**
 * Adds `count` ordinary members to a brand quickly, for measurements only, never for a brand in use. Their photos are
 * rows without files. It uses raw SQL without the guard, so every row contains tenant_id.
 */
export async function seedBulk(
  database: Database,
  tenantId: number,
  count: number,
  rng: Rng,
  options: BulkOptions,
): Promise<void> {
  if (!Number.isSafeInteger(tenantId) || tenantId < 1) throw new Error(`${tenantId} is not the id of a brand`);
  const next = bulkMembers(options, rng);
  const system = database.system('bulk members for measuring: multi-row statements that are prepared once');
  for (let done = 0; done < count;) {
    const size = Math.min(BATCH, count - done);
    // Created before the transaction, so that a retry inserts the same rows. Each batch covers a time span of its own,
    // so that the search indexes grow in few places instead of being rewritten everywhere.
    const rows = Array.from({ length: size }, () => next((done + rng.next() * size) / count)).sort((a, b) =>
      String(a.member[0]) < String(b.member[0]) ? -1 : 1,
    );
    await transaction(system, async (tx) => {
      const [member, photo] = [new Inserter(members, tenantId), new Inserter(photos, tenantId)];
      for (const row of rows) {
        await member.add(tx, row.member);
        if (row.photo) await photo.add(tx, row.photo);
      }
      await member.finish(tx);
      await photo.finish(tx);
    });
    done += size;
  }
}
