import type { MemberContext } from '~/server/context/context.server';
import { hasClosedChats } from './closed.service.server';
import { findChatToDelete } from './delete.service.server';
import { findChats } from './find-chats.service.server';
import { listChats } from './list.service.server';

interface Asked {
  /** The cursor at which a long list continues. */
  before: string | null;
  /** The search text. */
  words: string | undefined;
  /** The conversation that the page offers to delete. */
  deleting: string | null;
  /** Whether one has just been deleted. */
  deleted: boolean;
}

export async function getChatsPage(context: MemberContext, { before, words, deleting, deleted }: Asked) {
  return {
    chats: await listChats(context, before),
    search: words ? await findChats(context, words) : null,
    first: before === null,
    deleting: deleting === null ? null : await findChatToDelete(context, deleting),
    deleted,
    closed: await hasClosedChats(context),
    title: context.texts(context.locale).formatMessage({ id: 'chat.title' }),
    brand: context.tenant.name,
  };
}
