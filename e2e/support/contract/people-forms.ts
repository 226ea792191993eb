import { consentVersions } from '~/features/profiles/consents/consents';
import { it } from 'vitest';
import { demoAccount, join, logIn, ownId } from '../accounts';
import { freshKey, startChat } from '../chatting';
import { postPhoto } from '../photo-form';
import { Visitor } from '../visitor';
import { Asking, BRAND, NOBODY, type FormSuite } from './asking';

/** The forms of members among each other: profiles, lists, messages, photos, reports. */
export function describePeopleForms({ product, expectTold }: FormSuite): void {
  it('the own profile, a section at a time', async () => {
    const asking = new Asking(product());
    const { visitor } = await join(product(), BRAND);
    await asking.post(visitor, '/profile', { section: 'traits', hair_color: 'dark blond', eye_color: '' });
    await asking.post(visitor, '/profile', { section: 'interests', interests: 'hiking,jazz' });
    await asking.post(visitor, '/profile', { section: 'personal', name: '@me' });
    await asking.post(visitor, '/profile', { section: 'traits', body_type: 'round' });
    await asking.post(visitor, '/profile', {});
    await asking.post(asking.visitor(), '/profile', { section: 'traits' });
    expectTold(asking, [200, 200, 400, 400, 400, 403]);
  });

  it('saving searches and hiding members', async () => {
    const asking = new Asking(product());
    const { visitor: seeker } = await join(product(), BRAND);
    const { visitor: other } = await join(product(), BRAND);
    const id = await ownId(other);
    const search = { intent: 'save-search', name: 'Chess nearby', query: '?gender=&country=&interests=chess' };
    await asking.post(seeker, '/members', search);
    await asking.post(seeker, '/members', { ...search, name: ' ' });
    await asking.post(seeker, '/members', { intent: 'rename-search', id: NOBODY, name: 'Nothing' });
    await asking.post(seeker, '/members', { intent: 'hide', id, next: '/members' });
    await asking.post(seeker, '/members', { intent: 'unhide', id });
    await asking.post(seeker, '/members', { intent: 'hide', id: NOBODY });
    await asking.post(seeker, '/members', {});
    await asking.post(asking.visitor(), '/members', search);
    expectTold(asking, [200, 400, 404, 200, 200, 404, 400, 403]);
  });

  it('swiping and the match finder', async () => {
    const asking = new Asking(product());
    const { visitor } = await join(product(), BRAND);
    const id = await ownId(await logIn(product(), BRAND, demoAccount(BRAND, 'premium')));
    await asking.post(visitor, '/swipe-game', { intent: 'skip', id });
    await asking.post(visitor, '/swipe-game', { intent: 'undo', id });
    await asking.post(visitor, '/swipe-game', { intent: 'undo-like', id });
    await asking.post(visitor, '/swipe-game', { intent: 'burn', id });
    await asking.post(asking.visitor(), '/swipe-game', { intent: 'like', id });
    await asking.post(visitor, '/match-finder', { intent: 'forget' });
    await asking.post(visitor, '/match-finder', { intent: 'answer', question: 'nothing' });
    await asking.post(asking.visitor(), '/match-finder', { intent: 'forget' });
    expectTold(asking, [200, 200, 200, 400, 403, 200, 404, 403]);
  });

  it('blocking, hiding and reporting', async () => {
    const asking = new Asking(product());
    const { visitor } = await join(product(), BRAND);
    const { visitor: other } = await join(product(), BRAND);
    const path = `/members/${await ownId(other)}`;
    await asking.post(visitor, `${path}/report`, { reason: 'spam' });
    await asking.post(visitor, `${path}/report`, { reason: 'other' });
    await asking.post(visitor, `${path}/hide`);
    await asking.post(visitor, `/members/${NOBODY}/hide`);
    await asking.post(asking.visitor(), `${path}/hide`);
    await asking.post(visitor, `${path}/block`);
    await asking.post(visitor, `${path}/block`, { undo: 'yes' });
    await asking.post(visitor, `${path}/block`, { undo: 'perhaps' });
    await asking.post(asking.visitor(), `${path}/block`);
    expectTold(asking, [200, 400, 200, 404, 403, 200, 200, 400, 403]);
  });

  it('liking and sending messages', async () => {
    const asking = new Asking(product());
    const writer = await logIn(product(), BRAND, demoAccount(BRAND, 'premium'));
    const { visitor: reader } = await join(product(), BRAND);
    const id = await ownId(reader);
    await asking.post(writer, `/members/${id}`, { next: '/members' });
    await asking.post(reader, `/members/${id}`, {});
    await asking.post(writer, `/members/${NOBODY}`, {});
    await asking.post(asking.visitor(), `/members/${id}`, {});
    await asking.post(writer, `/likes/m/${id}`, { next: '/likes/sent' });
    await asking.post(writer, `/likes/m/${NOBODY}`, {});
    const first = { text: 'Hello', request_key: freshKey() };
    const begun = await asking.post(writer, `/members/${id}/chat`, first);
    const chat = (JSON.parse(begun.body) as { location: string }).location;
    await asking.post(writer, `/members/${id}/chat`, { ...first, text: 'Another text under the same key' });
    await asking.post(reader, `/members/${NOBODY}/chat`, first);
    const second = { text: 'Are you there?', request_key: freshKey() };
    await asking.post(writer, chat, second);
    await asking.post(writer, chat, { ...second, text: 'Or elsewhere?' });
    await asking.post(writer, chat, { text: ' ', request_key: freshKey() });
    await asking.post(asking.visitor(), chat, second);
    const like = `/members/${id}/like`;
    await reader.post('/profile', { section: 'notes', about_me: 'A cello, a ferry and two cats' });
    await asking.post(writer, like, { intent: 'comment', on: 'about_me', text: 'Which two?', request_key: freshKey() });
    await asking.post(writer, like, { intent: 'like', on: 'a page' });
    const conversation = chat.split('/').at(-1)!;
    await asking.post(reader, '/chats', { conversation });
    await asking.post(reader, '/chats', { conversation: NOBODY });
    await asking.post(reader, '/chats', {});
    await asking.post(reader, '/chats/settings', { who_may_write: 'matches', receipts: 'on' });
    await asking.post(reader, '/chats/settings', { who_may_write: 'nobody' });
    expectTold(
      asking,
      [200, 400, 404, 403, 200, 404, 200, 307, 404, 200, 409, 400, 403, 200, 400, 200, 404, 400, 200, 400],
    );
  });

  it('giving gifts', async () => {
    const asking = new Asking(product());
    const giver = await logIn(product(), BRAND, demoAccount(BRAND, 'premium'));
    const { visitor: reader } = await join(product(), BRAND);
    const id = await ownId(reader);
    const first = { gift: 'kite', request_key: freshKey() };
    const begun = await asking.post(giver, `/members/${id}/gift`, first);
    const chat = (JSON.parse(begun.body) as { location: string }).location;
    await asking.post(giver, `/members/${id}/gift`, { ...first, gift: 'rose' });
    await asking.post(giver, `/members/${NOBODY}/gift`, first);
    await asking.post(giver, `${chat}/gift`, { gift: 'tea', request_key: freshKey() });
    await asking.post(giver, `${chat}/gift`, { gift: 'diamond ring', request_key: freshKey() });
    await asking.post(reader, `${chat}/gift`, { gift: 'tea', request_key: freshKey() });
    await asking.post(asking.visitor(), `${chat}/gift`, first);
    expectTold(asking, [200, 307, 404, 200, 400, 403, 403]);
  });

  it('sending photos', async () => {
    const asking = new Asking(product());
    const giver = await logIn(product(), BRAND, demoAccount(BRAND, 'premium'));
    const { visitor: reader } = await join(product(), BRAND);
    const chat = `/chats/${await startChat(giver, await ownId(reader), 'Look at this')}`;
    const post = async (who: Visitor, key: string, file?: Buffer) =>
      asking.asked.push({ path: `${chat}/photo`, response: await postPhoto(who, chat, { key, file }), sent: {} });
    const key = freshKey();
    await post(giver, key);
    await post(giver, key, Buffer.from('no picture'));
    await post(giver, freshKey(), Buffer.from('no picture'));
    await post(giver, 'x');
    await post(reader, freshKey());
    await post(asking.visitor(), freshKey());
    expectTold(asking, [200, 409, 415, 400, 403, 403]);
  });

  it('ordering and cropping photos', async () => {
    const asking = new Asking(product());
    const member = await logIn(product(), BRAND, demoAccount(BRAND, 'premium'));
    const page = await member.open('/profile/photos');
    const photo = /name="photo" value="([0-9a-z]{26})"/.exec(page.body)![1]!;
    await asking.post(member, '/profile/photos', { intent: 'order', order: photo });
    await asking.post(member, '/profile/photos', { intent: 'main', photo: NOBODY });
    await asking.post(member, '/profile/photos', { intent: 'burn', photo });
    await asking.post(asking.visitor(), '/profile/photos', { intent: 'main', photo });
    expectTold(asking, [200, 404, 400, 403]);
  });

  it('having a photo checked', async () => {
    const asking = new Asking(product());
    const member = await logIn(product(), BRAND, demoAccount(BRAND, 'premium'));
    const path = '/notifications/photo-check';
    await asking.post(member, path, { intent: 'begin', version: consentVersions.photo_check });
    await asking.post(member, path, { intent: 'smile' });
    await asking.post(asking.visitor(), path, { intent: 'begin', version: consentVersions.photo_check });
    await asking.post(member, path, { intent: 'withdraw' });
    expectTold(asking, [200, 400, 403, 200]);
  });

  it('a place on the waiting list of a closed brand; an open one leads to the signup', async () => {
    const asking = new Asking(product());
    const closed = new Visitor(product(), 'salon-prive');
    const sent = { email: 'nobody@mail.example', of_age: 'yes', consent: 'yes' };
    await asking.post(closed, '/waiting-list', sent);
    await asking.post(closed, '/waiting-list', sent);
    await asking.post(closed, '/waiting-list', { ...sent, of_age: 'no' });
    await asking.post(closed, '/waiting-list', {});
    await asking.post(asking.visitor(), '/waiting-list', sent);
    expectTold(asking, [200, 200, 400, 400, 200]);
  });

  it('complaints, notices and questions', async () => {
    const asking = new Asking(product());
    const email = 'nobody@mail.example';
    await asking.post(asking.visitor(), '/complaints', { category: 'other', words: 'Too slow', email });
    await asking.post(asking.visitor(), '/complaints', {
      category: 'decision',
      about: 'NONE-0000',
      words: 'No',
      email,
    });
    await asking.post(asking.visitor(), '/complaints', { category: 'other', words: '' });
    const notice = { about: '/members', category: 'fraud', words: 'Wants money', email, good_faith: 'on' };
    await asking.post(asking.visitor(), '/pages/notice', notice);
    await asking.post(asking.visitor(), '/pages/notice', { about: '/members' });
    await asking.post(asking.visitor(), '/pages/service', { category: 'other', words: 'How?', email });
    await asking.post(asking.visitor(), '/pages/service', { category: 'none', words: '', email });
    expectTold(asking, [200, 404, 400, 200, 400, 200, 400]);
  });
}
