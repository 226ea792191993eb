import { findDeparture, listErased } from '~db/queries/departure';
import { hashSecret, isSecret } from '~/features/account/secret.service.server';
import type { RequestContext, BrandContext } from '~/server/context/context.server';
import { checkChain } from '~/server/chain/hash-chain';
import { erasureEntry } from './chain.server';
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

/** Checks the chain of all erasures of a brand. Returns how many are right, and the number of the first wrong one. */
export const checkErasures = ({ db }: Pick<BrandContext, 'db'>): Promise<{ count: number; broken?: number }> =>
  checkChain(async (after, limit) => (await listErased(db, after, limit)).map(erasureEntry));
