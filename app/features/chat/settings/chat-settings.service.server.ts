import { getChatSettings, saveChatSettings } from '~db/queries/chat-settings';
import type { ChatSettingsResponse } from '~/contract/conversation';
import { noteSetting } from '~/server/context/audit-notes';
import type { MemberContext } from '~/server/context/context.server';

export async function findChatSettings({ db, member }: MemberContext): Promise<ChatSettingsResponse> {
  const { receipts, whoMayWrite } = await getChatSettings(db, member.id);
  return { receipts, who_may_write: whoMayWrite };
}

/** From now on; conversations that have begun go on. Receipts are shown only while both members show them. */
export async function changeChatSettings(context: MemberContext, wanted: ChatSettingsResponse): Promise<void> {
  const { db, member } = context;
  await saveChatSettings(db, member.id, { receipts: wanted.receipts, whoMayWrite: wanted.who_may_write });
  await noteSetting(context, member.id, { receipts: wanted.receipts, who_may_write: wanted.who_may_write });
}
