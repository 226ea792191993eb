import { findMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import type { MemberContext } from '~/server/context/context.server';
import { as, testContext, type TestOptions } from '~/testing/context';
import { makeMember, type MemberWishes } from '~/testing/make-member';

/** A new member of a brand that reviews photos after publishing, unless the arguments say otherwise. */
export async function beginPhotos(
  database: Parameters<typeof testContext>[0],
  wishes: MemberWishes = {},
  tenant: TestOptions['tenant'] = { photo_review: 'after-publishing' },
) {
  const context = testContext(database, { tenant });
  return { database, context, me: as(context, await makeMember(context, wishes)) };
}

export async function mainOf({ db, member }: MemberContext) {
  const row = await findMember(db, member.id);
  return [row!.main_photo_id, row!.has_photo];
}

export const idsOf = async ({ db, member }: MemberContext) => (await listPhotos(db, member.id)).map(({ id }) => id);

/** Returns 'done', or the code of the domain error. */
export const domainErrorOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? error,
  );
