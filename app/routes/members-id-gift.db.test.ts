import { expect, it } from 'vitest';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { callRoute } from '~/testing/call-route';
import { as } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { loader } from './members-id-gift';

withDatabase('the page of a first gift', (open) => {
  it('leads to the conversation that began meanwhile, and takes the chosen gift along', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { conversation } = await send(context, ben, anna);
    const path = `/members/${ben.id}/gift?gift=kite`;
    const response = await callRoute(loader, as(context, anna), path, { params: { id: ben.id } });
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `/chats/${conversation.id}/gift?gift=kite`,
    ]);
  });
});
