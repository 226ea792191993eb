import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { replayLots, type Lot, type LotEntry, type Movement } from './replay-lots';

const MEMBERS_AT_ONCE = 100;

interface Account {
  tenant_id: number;
  member_id: string;
}

/**
 * Gives every credit that existed before lots the lot it came from, by replaying each member's movements. Balances do
 * not change. A second run writes the same rows again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let last: Account = { tenant_id: 0, member_id: '' };
  for (;;) {
    const { rows } = await sql<Account>`
      select tenant_id, member_id from credit_account
      where kind = 'member'
        and (tenant_id > ${last.tenant_id} or (tenant_id = ${last.tenant_id} and member_id > ${last.member_id}))
      order by tenant_id, member_id limit ${sql.lit(MEMBERS_AT_ONCE)}`.execute(db);
    for (const account of rows) await migrateMember(db, account);
    if (rows.length < MEMBERS_AT_ONCE) return;
    last = rows.at(-1)!;
  }
}

async function migrateMember(db: Kysely<unknown>, { tenant_id, member_id }: Account): Promise<void> {
  const { rows } = await sql<Movement>`
    select t.id, t.kind, t.reference, t.created_at,
      coalesce(sum(case when e.account_id = ${`m:${member_id}`} then e.amount end), 0) as spendable,
      coalesce(sum(case when e.account_id = ${`h:${member_id}`} then e.amount end), 0) as held,
      p.id as order_id, p.amount_minor, p.currency, p.vat_rate
    from credit_entry e
    join credit_transaction t on t.tenant_id = e.tenant_id and t.id = e.transaction_id
    left join purchase p on t.kind = 'purchase' and p.tenant_id = t.tenant_id and p.id = t.reference
    where e.tenant_id = ${tenant_id} and e.account_id in (${`m:${member_id}`}, ${`h:${member_id}`})
    group by t.id, t.kind, t.reference, t.created_at, p.id, p.amount_minor, p.currency, p.vat_rate
    order by t.created_at, t.id`.execute(db);
  const { lots, entries } = replayLots(member_id, rows.map(withNumbers));
  for (const table of ['credit_lot_entry', 'credit_lot']) {
    const own = table === 'credit_lot' ? sql`id` : sql`lot_id`;
    for (const lot of lots) {
      await sql`delete from ${sql.table(table)} where tenant_id = ${tenant_id} and ${own} = ${lot.id}`.execute(db);
    }
  }
  for (const lot of lots) await insert(db, 'credit_lot', { ...lot, tenant_id });
  for (const entry of entries) await insert(db, 'credit_lot_entry', { ...entry, tenant_id });
}

/** Sums arrive as text from MariaDB. */
function withNumbers(row: Movement): Movement {
  return { ...row, spendable: Number(row.spendable), held: Number(row.held), created_at: Number(row.created_at) };
}

async function insert(db: Kysely<unknown>, table: string, row: (Lot | LotEntry) & { tenant_id: number }) {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
}
