import { transaction, type Tx } from '~db/database';
import { findDepartureOf, findLastErased, finishDeparture } from '~db/queries/departure';
import { noteErasure } from '~db/queries/erasure';
import { deleteJobs, deleteLinksOf, listJobsNaming } from '~db/queries/leaving';
import { lockMember, patchMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import { declarations } from '~db/personal-data/declarations';
import type { Declarations } from '~db/personal-data/declare';
import { eraseRowsOf } from '~db/personal-data/rows-of';
import { eraseMessagesOf, type ErasingMessages } from '~/features/chat/server/erase-of-member.service.server';
import { dropPicturesIn } from '~/features/photos/check/photo-check.service.server';
import { deletePhotoIn } from '~/features/photos/own/arrange-photos.service.server';
import { chainHash } from '~/server/chain/hash-chain';
import { erasureContent } from '../certificate/chain.server';

export type Erasing = ErasingMessages & {
  /** What else the member needs in the last transaction. */
  memberIn?: (tx: Tx) => Promise<void>;
  /** Only tests erase by other declarations. */
  declared?: Declarations;
};

/**
 * Erases a member: messages, photos with their files, everything that the declarations end. A tombstone remains for the
 * conversations of others. It may be interrupted at any point and is repeated until the last transaction is done.
 * Returns false if there was no such member.
 */
export async function eraseMember(erasing: Erasing, memberId: string): Promise<boolean> {
  const { db } = erasing;
  await eraseMessagesOf(erasing, memberId);
  const jobs = await listJobsNaming(db, memberId);
  return transaction(db, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) return false;
    const now = erasing.clock.now();
    // A restored backup may hold the member as they were before they left.
    await patchMember(tx, memberId, { status: 'deleted' });
    await erasing.memberIn?.(tx);
    for (const photo of await listPhotos(tx, memberId)) await deletePhotoIn(tx, erasing, photo);
    await dropPicturesIn(tx, erasing, memberId);
    await deleteLinksOf(tx, memberId);
    await deleteJobs(tx, jobs);
    await eraseRowsOf(tx, erasing.declared ?? declarations, memberId);
    await noteErasure(tx, { kind: 'member', subject_id: memberId, at: now });
    return true;
  });
}

/** Gives the erasure its number in the chain of the brand, and removes the member from the record of the departure. */
export async function noteInChainIn(tx: Tx, memberId: string, now: number): Promise<void> {
  const departure = await findDepartureOf(tx, memberId);
  if (!departure) return;
  const last = await findLastErased(tx);
  const seq = (last?.seq ?? 0) + 1;
  const chain_hash = chainHash(last?.chain_hash ?? null, seq, erasureContent(departure.code_hash, now));
  await finishDeparture(tx, departure.code_hash, { erased_at: now, seq, chain_hash });
}
