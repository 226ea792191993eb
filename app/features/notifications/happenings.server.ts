import { listNewLikesAmong, listUnreadAmong } from '~db/queries/notification-facts';
import type { NotificationSentRow } from '~db/schema/notification';
import type { BrandContext } from '~/server/context/context.server';

import type { Happenings } from './people-mail';

export async function findHappenings(
  { db }: BrandContext,
  memberId: string,
  rows: readonly Pick<NotificationSentRow, 'type' | 'subject'>[],
): Promise<Happenings> {
  const about = (type: string) => rows.filter((row) => row.type === type).map(({ subject }) => subject);
  const [firsts, messages, likes] = [
    await listUnreadAmong(db, memberId, about('new_conversations')),
    await listUnreadAmong(db, memberId, about('new_messages')),
    await listNewLikesAmong(db, memberId, about('like')),
  ];
  const matches = likes.filter(({ matched }) => matched).length;
  return { firsts, messages, likes: likes.length - matches, matches };
}
