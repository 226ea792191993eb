import { expect, it } from 'vitest';
import { chatContext, makeRich } from '~/features/chat/server/chat.testing';
import { callRoute } from '~/testing/call-route';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { action, loader } from './members-id-like';

const prompts = JSON.stringify([{ id: 'rain', answer: 'Soup.' }]);

withDatabase('the page of a like with a comment', (open) => {
  it('leads to the profile where the line is not, or no longer, on it', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeMember(context, { prompts })];
    const at = (on: string) =>
      callRoute(loader, as(context, anna), `/members/${ben.id}/like?on=${on}`, { params: { id: ben.id } });
    expect((await at('prompt:rain')).data).toMatchObject({ on: 'prompt:rain', about: { words: 'Soup.' } });
    for (const on of ['prompt:sunday', 'nonsense', `photo:${'0'.repeat(26)}.webp`]) {
      const response = await at(on);
      expect([response.status, response.headers.get('Location')], on).toEqual([302, `/members/${ben.id}`]);
    }
  });

  it('keeps what was typed if it is refused, and asks for words where there are none', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeMember(context), await makeMember(context, { prompts })];
    const post = (form: Record<string, string>) =>
      callRoute(action, as(context, anna), `/members/${ben.id}/like`, { form, params: { id: ben.id } });
    const form = { intent: 'comment', on: 'prompt:rain', text: 'Which soup?', request_key: 'key-of-a-form' };
    expect(await post(form)).toMatchObject({
      status: 402,
      data: { error: { code: 'chat.not-enough-credits' }, values: { text: 'Which soup?' } },
    });
    expect(await post({ ...form, on: 'prompt:sunday' })).toMatchObject({
      status: 409,
      data: { error: { code: 'chat.subject-gone' }, values: { text: 'Which soup?' } },
    });
    expect(await post({ ...form, text: ' ' })).toMatchObject({
      status: 400,
      data: { fieldErrors: { text: [{ id: 'chat.text-empty' }] } },
    });
    const liked = await post({ intent: 'like', on: 'prompt:rain' });
    expect([liked.status, liked.headers.get('Location')]).toEqual([303, `/members/${ben.id}`]);
  });
});
