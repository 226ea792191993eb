import { transaction, type Tx } from '~db/database';
import { listHoldsFor } from '~db/queries/credit-hold';
import { findFictionalProfile, insertFictionalProfile, patchFictionalProfile } from '~db/queries/fictional-profile';
import { lockMember, patchMember } from '~db/queries/member';
import { findMessage } from '~db/queries/message';
import { listPhotos } from '~db/queries/photo';
import { releaseIn } from '~/features/chat/server/chat.service.server';
import { deletePhotoIn } from '~/features/photos/own/arrange-photos.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { auditFictionalIn } from '../audit-fictional.server';
import { listKnownProfiles } from '../known-profiles.server';

/**
 * Ends a fictional profile for good, as an account ends: nobody finds, sees or writes to it any more, and credits that
 * were reserved for its replies go back. Conversations stay with their members, with all that was said; name and picture
 * are gone from them. Returns 'retired', 'before' if it was retired before, or 'unknown'.
 */
export async function retireFictional(
  context: BrandContext,
  key: string,
  by: string,
): Promise<'retired' | 'before' | 'unknown'> {
  const known = (await listKnownProfiles(context.db)).find((profile) => profile.key === key);
  if (!known) return 'unknown';
  const audit = context.ids.ulid();
  const retired = await transaction(context.db, (tx) =>
    retireIn(tx, context, { id: known.row.id, key, audit, by, texts: JSON.stringify(known.texts) }),
  );
  context.kickOutbox();
  return retired ? 'retired' : 'before';
}

interface Retired {
  id: string;
  key: string;
  audit: string;
  by: string;
  texts: string;
}

async function retireIn(tx: Tx, context: BrandContext, { id, key, audit, by, texts }: Retired): Promise<boolean> {
  const member = await lockMember(tx, id);
  if (!member || member.status === 'deleted') return false;
  const now = context.clock.now();
  await patchMember(tx, id, { status: 'deleted', profile_status: 'disabled', searchable: 0 });
  for (const hold of await listHoldsFor(tx, id)) {
    const message = await findMessage(tx, hold.reference);
    if (message) await releaseIn(tx, context, message);
  }
  for (const photo of await listPhotos(tx, id)) await deletePhotoIn(tx, context, photo);
  await patchMember(tx, id, { main_photo_id: null, has_photo: 0 });
  const decided = { state: 'retired' as const, decided_at: now, decided_by: by.slice(0, 80) };
  // The row stays, so that neither the key nor the face comes back as another person.
  if (await findFictionalProfile(tx, id)) await patchFictionalProfile(tx, id, decided);
  else {
    const unknown = { stated_age: null, portrait_hash: null, stored_hash: null, portrait_phash: null };
    const source = { source_key: key, texts, imported_at: now, imported_by: '' };
    await insertFictionalProfile(tx, { ...decided, ...source, ...unknown, member_id: id });
  }
  await auditFictionalIn(tx, context, audit, 'fictional.retired', id, { by, key });
  return true;
}
