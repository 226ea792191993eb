import { randomBytes } from 'node:crypto';
import type { Db } from '~db/database';
import { hashSecret } from '~/features/account/secret.service.server';
import { insertMany } from '~/testing/fill-lists';
import { Visitor } from '../visitor';

/** Inserts sessions as after a login; many logins would mostly measure the hashing of passwords. */
export async function openSessions(
  product: { port: number },
  slug: string,
  { db, members, now }: { db: Db; members: readonly string[]; now: number },
): Promise<Visitor[]> {
  const tokens = members.map(() => randomBytes(32).toString('base64url'));
  const rows = members.map((member_id, i) => ({
    tenant_id: db.tenantId,
    id: randomBytes(13).toString('hex'),
    token_hash: hashSecret(tokens[i]!),
    member_id,
    created_at: now,
    last_seen_at: now,
    expires_at: now + 86_400_000,
    user_agent: null,
  }));
  await insertMany(db, 'session', rows);
  return tokens.map((token) => {
    const visitor = new Visitor(product, slug);
    visitor.cookies.set('session', token);
    return visitor;
  });
}
