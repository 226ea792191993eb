import { findDeparture, listErased } from '~db/queries/departure';
import { hashSecret, isSecret } from '~/features/account/login/secret.service.server';
import type { RequestContext, ServiceContext } from '~/server/context/context.server';
import { brokenAt } from './chain.server';
import type { ShownCertificate } from './shown-certificate';

/** What the holder of a code may read: nothing about anybody. Null for an unknown code. */
export async function findCertificate(context: RequestContext, code: string | null): Promise<ShownCertificate | null> {
  if (code === null) return null;
  const found = isSecret(code) ? await findDeparture(context.db, hashSecret(code)) : undefined;
  if (!found) {
    await context.limits.token.take(context.network);
    return null;
  }
  return { code, leftAt: found.left_at, eraseAt: found.erase_at, erasedAt: found.erased_at, seal: found.chain_hash };
}

const PIECE = 500;

/** Checks the chain of all erasures of a brand. Returns how many there are, and the number of the first wrong one. */
export async function checkChain({ db }: Pick<ServiceContext, 'db'>): Promise<{ count: number; broken?: number }> {
  let [count, chain_hash] = [0, null as string | null];
  for (;;) {
    const rows = await listErased(db, count, PIECE);
    const broken = brokenAt(rows, { seq: count, chain_hash });
    if (broken !== undefined) return { count, broken };
    const last = rows.at(-1);
    if (!last) return { count };
    [count, chain_hash] = [count + rows.length, last.chain_hash];
  }
}
