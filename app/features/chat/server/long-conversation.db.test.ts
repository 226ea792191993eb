import { expect, it } from 'vitest';
import { as } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { chatContext, makeRich, send } from './chat.testing';
import { findChats } from '../list/find-chats.service.server';
import { openChat } from '../conversation/page.service.server';
import { findConversationPage } from './conversation.service.server';

const MESSAGES = 20_000;

withDatabase('a conversation of 20,000 messages', (open) => {
  it('returns a page at a time, wherever one reads, and bounds the search', async () => {
    const context = chatContext(await open());
    const { db } = context;
    const anna = await makeRich(context);
    const ben = await makeRich(context);
    const { conversation } = await send(context, anna, ben, { text: 'the very first words' });
    const rest = { author_kind: 'member' as const, type: 'text' as const, charge: 'booked' as const, cost: 0 };
    const row = (seq: number) => ({
      ...rest,
      tenant_id: db.tenantId,
      conversation_id: conversation.id,
      seq,
      id: `m${seq}`,
      sender_id: anna.id,
      body: `text ${seq}`,
      created_at: context.clock.now(),
      delivered_at: context.clock.now(),
      request_key: null,
      request_hash: null,
    });
    for (let from = 2; from <= MESSAGES; from += 500) {
      const rows = Array.from({ length: Math.min(500, MESSAGES - from + 1) }, (_, i) => row(from + i));
      await db.insertInto('message').values(rows).execute();
    }
    await db
      .updateTable('conversation')
      .set({ last_seq: MESSAGES })
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', conversation.id)
      .execute();
    const bens = as(context, ben);
    const { conversation: loaded } = await openChat(bens, conversation.id, { seen: true });
    expect([loaded.messages.length, loaded.messages.at(-1)!.seq, loaded.earlier]).toEqual([50, MESSAGES, true]);
    const middle = await findConversationPage(bens, conversation.id, { before: 10_000 });
    expect([middle.messages.length, middle.messages.at(-1)!.seq, middle.more]).toEqual([50, 9999, true]);
    const first = await findConversationPage(bens, conversation.id, { before: 51 });
    expect([first.messages[0]!.seq, first.earlier, first.more]).toEqual([1, false, true]);
    const { found } = await findChats(bens, 'the very first');
    expect(found).toMatchObject([{ seq: 1 }]);
  }, 60_000);
});
