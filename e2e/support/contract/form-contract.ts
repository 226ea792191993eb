import { consentVersions } from '~/features/profiles/consents/consents';
import { describe, expect, it } from 'vitest';
import { demoAccount, join, logIn, mailedLink, ownId, signUp, signupForm } from '../accounts';
import { freshKey, startChat } from '../chatting';
import { ask, type HttpResponse } from '../product/http';
import { choose, DEBIT, openOrder, orderAt, paymentOf, placeOrder, Provider, sentCode, takeBack } from '../paying';
import { postPhoto } from '../photo-form';
import type { Product } from '../product/product';
import { Visitor } from '../visitor';
import { ApiContract } from './api-contract';

const BRAND = 'golden-hour';
/** A brand that offers direct debit. */
const DEBIT_BRAND = 'zonneterras';
const NOBODY = '0'.repeat(26);

interface Asked {
  path: string;
  response: HttpResponse;
  sent: unknown;
}

/**
 * Posts the forms of the pages as a client does, from every kind of sender, with valid and invalid fields, and records
 * the responses.
 */
class Asking {
  readonly asked: Asked[] = [];

  constructor(readonly product: Product) {}

  visitor = () => new Visitor(this.product, BRAND);

  async post(who: Visitor, path: string, sent?: unknown): Promise<HttpResponse> {
    const response = await who.call('POST', path, sent);
    this.asked.push({ path, response, sent });
    return response;
  }
}

export function describeForms(product: () => Product): void {
  const contract = new ApiContract();

  /** Expects these statuses in this order, with every response as the document says. */
  function expectTold({ asked }: Asking, statuses: number[]): void {
    expect(asked.map(({ path, response }) => [path, response.status])).toEqual(
      asked.map(({ path }, i) => [path, statuses[i]]),
    );
    expect(asked.flatMap(({ path, response }) => contract.problems('POST', path, response))).toEqual([]);
    // Every body that the server accepted is valid according to the document.
    for (const { path, response, sent } of asked.filter(({ response }) => response.status === 200)) {
      expect([path, response.status, contract.bodyProblems('POST', path, sent ?? {})]).toEqual([path, 200, []]);
    }
    for (const { path, response } of asked)
      seen.add(`${contract.pathOf(path)} ${response.status < 300 ? 'well' : 'ill'}`);
  }
  const seen = new Set<string>();

  describe('forms that a client posts', () => {
    it('signing up and logging in', async () => {
      const asking = new Asking(product());
      const form = signupForm();
      const newcomer = asking.visitor();
      const made = await asking.post(newcomer, '/signup', form);
      expect(JSON.parse(made.body)).toEqual({ location: '/complete-signup' });
      expect(newcomer.cookies.has('session')).toBe(true);
      await asking.post(asking.visitor(), '/signup', { ...form, password: 'another quiet sentence' });
      await asking.post(asking.visitor(), '/signup', { ...form, email: 5, date_of_birth: [] });
      await asking.post(asking.visitor(), '/signup', ['no', 'form']);
      const member = await ownId(await logIn(product(), BRAND, demoAccount(BRAND, 'premium')));
      await asking.post(asking.visitor(), `/members/${member}/signup`, { ...signupForm(), signup_message: 'Hello' });
      await asking.post(asking.visitor(), `/members/${NOBODY}/signup`, signupForm());
      await asking.post(asking.visitor(), '/login', demoAccount(BRAND, 'free'));
      await asking.post(asking.visitor(), '/login', { email: 'nobody@mail.example', password: 'wrong' });
      await asking.post(asking.visitor(), '/login', []);
      expectTold(asking, [200, 409, 400, 400, 200, 404, 200, 401, 400]);
    });

    it('links, language and the entry warning', async () => {
      const asking = new Asking(product());
      const { visitor, credentials } = await signUp(product(), BRAND);
      await asking.post(visitor, '/activate/resend');
      await asking.post(asking.visitor(), '/activate/resend');
      const link = new URL(await mailedLink(product(), BRAND, credentials.email)).pathname;
      await asking.post(visitor, link);
      await asking.post(visitor, `/${'x'.repeat(43)}`);
      await asking.post(visitor, '/lang-config', { locale: 'nl', next: '/members' });
      await asking.post(visitor, '/lang-config', { locale: 'xx' });
      await asking.post(visitor, '/site-entry');
      expectTold(asking, [200, 403, 200, 404, 200, 400, 200]);
    });

    it('a forgotten password', async () => {
      const asking = new Asking(product());
      const { visitor, credentials } = await signUp(product(), BRAND);
      const email = credentials.email;
      await asking.post(asking.visitor(), '/reset-password', { email });
      await asking.post(asking.visitor(), '/reset-password', { email: 'nobody@mail.example' });
      const token = new URL(await mailedLink(product(), BRAND, email)).pathname.slice(1);
      const chosen = { token, new_password: 'a quite new sentence', repeat_password: 'a quite new sentence' };
      await asking.post(visitor, '/reset-password/do', { ...chosen, repeat_password: 'another' });
      await asking.post(visitor, '/reset-password/do', chosen);
      await asking.post(visitor, '/reset-password/do', chosen);
      expectTold(asking, [200, 400, 400, 200, 410]);
    });

    it('another password and e-mail address', async () => {
      const asking = new Asking(product());
      const { visitor, credentials } = await join(product(), BRAND);
      const chosen = { new_password: 'a quite new sentence', repeat_password: 'a quite new sentence' };
      await asking.post(visitor, '/notifications/password', { ...chosen, old_password: 'wrong' });
      await asking.post(visitor, '/notifications/password', { ...chosen, old_password: credentials.password });
      await asking.post(asking.visitor(), '/notifications/password', chosen);
      const email = `new-${credentials.email}`;
      await asking.post(visitor, '/notifications/email-address', { email, password: 'wrong' });
      await asking.post(visitor, '/notifications/email-address', { email, password: chosen.new_password });
      await asking.post(visitor, '/notifications/email-address', { intent: 'cancel' });
      await asking.post(asking.visitor(), '/notifications/email-address', { email, password: 'wrong' });
      expectTold(asking, [400, 200, 403, 400, 200, 200, 403]);
    });

    it('passkeys, up to where a browser is needed', async () => {
      const asking = new Asking(product());
      const { visitor, credentials } = await join(product(), BRAND);
      const own = '/notifications/passkeys';
      await asking.post(visitor, own, { intent: 'begin', password: credentials.password });
      await asking.post(visitor, own, { intent: 'begin', password: 'wrong' });
      await asking.post(visitor, own, { intent: 'add', answer: 'no JSON' });
      await asking.post(visitor, own, { intent: 'remove', passkey: NOBODY });
      await asking.post(asking.visitor(), own, { intent: 'begin' });
      await asking.post(asking.visitor(), '/login/passkey', { intent: 'begin' });
      await asking.post(asking.visitor(), '/login/passkey', { intent: 'log-in' });
      expectTold(asking, [200, 400, 400, 200, 403, 200, 400]);
    });

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

    it('the steps after the account', async () => {
      const asking = new Asking(product());
      const { visitor } = await signUp(product(), BRAND);
      const steps = '/complete-signup';
      await asking.post(visitor, `${steps}/1`, { intent: 'skip' });
      await asking.post(visitor, `${steps}/2`, { country: 'GB', countryregion: 'GB-NIR', city: '' });
      await asking.post(visitor, `${steps}/3`, { gender: '', seeks: 'male' });
      await asking.post(visitor, `${steps}/3`, { gender: 'female', seeks: 'male' });
      await asking.post(visitor, `${steps}/4`, { intent: 'later', about_me: 'A walk before breakfast.' });
      await asking.post(asking.visitor(), `${steps}/1`, {});
      expectTold(asking, [200, 200, 400, 200, 200, 403]);
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
      await asking.post(visitor, '/swipe-game', { intent: 'burn', id });
      await asking.post(asking.visitor(), '/swipe-game', { intent: 'like', id });
      await asking.post(visitor, '/match-finder', { intent: 'forget' });
      await asking.post(visitor, '/match-finder', { intent: 'answer', question: 'nothing' });
      await asking.post(asking.visitor(), '/match-finder', { intent: 'forget' });
      expectTold(asking, [200, 200, 400, 403, 200, 404, 403]);
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
      const conversation = chat.split('/').at(-1)!;
      await asking.post(reader, '/chats', { conversation });
      await asking.post(reader, '/chats', { conversation: NOBODY });
      await asking.post(reader, '/chats', {});
      await asking.post(reader, '/chats/settings', { who_may_write: 'matches', receipts: 'on' });
      await asking.post(reader, '/chats/settings', { who_may_write: 'nobody' });
      expectTold(asking, [200, 400, 404, 403, 200, 404, 200, 307, 404, 200, 409, 400, 403, 200, 404, 400, 200, 400]);
    });

    it('changing settings', async () => {
      const asking = new Asking(product());
      const { visitor: member } = await join(product(), BRAND);
      await asking.post(member, '/notifications/messages', { mail_like: 'on', push_like: 'on', frequency: 'daily' });
      await asking.post(member, '/notifications/messages', { frequency: 'never' });
      await asking.post(asking.visitor(), '/notifications/messages', {});
      await asking.post(member, '/notifications/visibility', { invisible: 'on' });
      await asking.post(member, '/notifications/visibility', { invisible: 'perhaps' });
      await asking.post(asking.visitor(), '/notifications/visibility', {});
      expectTold(asking, [200, 400, 403, 200, 400, 403]);
    });

    it('giving and taking back a consent', async () => {
      const asking = new Asking(product());
      const { visitor: member } = await join(product(), BRAND);
      const say = (given: string, version: string = consentVersions.sensitive_data) =>
        asking.post(member, '/notifications/consents', { kind: 'sensitive_data', given, version });
      await say('yes');
      await say('maybe');
      await asking.post(asking.visitor(), '/notifications/consents', {});
      expectTold(asking, [200, 400, 403]);
    });

    it('ending sessions', async () => {
      const asking = new Asking(product());
      const { visitor: member } = await join(product(), BRAND);
      await asking.post(member, '/notifications/sessions', { end: 'others' });
      await asking.post(member, '/notifications/sessions', { end: 'one' });
      await asking.post(asking.visitor(), '/notifications/sessions', { end: 'others' });
      expectTold(asking, [200, 400, 403]);
    });

    it('asking for the own data', async () => {
      const asking = new Asking(product());
      const { visitor: member, credentials } = await join(product(), BRAND);
      await asking.post(member, '/notifications/data', { password: 'not mine' });
      await asking.post(member, '/notifications/data', { password: credentials.password });
      await asking.post(asking.visitor(), '/notifications/data', {});
      expectTold(asking, [400, 200, 403]);
    });

    it('deleting the account', async () => {
      const asking = new Asking(product());
      const { visitor: member, credentials } = await join(product(), BRAND);
      const leave = { intent: 'leave', reason: 'few', words: '' };
      await asking.post(member, '/notifications/leave', { intent: 'go' });
      await asking.post(member, '/notifications/leave', { ...leave, password: 'not mine' });
      await asking.post(member, '/notifications/leave', { intent: 'mail' });
      await asking.post(member, '/notifications/leave', { ...leave, password: credentials.password });
      await asking.post(member, '/notifications/leave', { ...leave, password: credentials.password });
      expectTold(asking, [400, 403, 200, 200, 403]);
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

    it('choosing a country and ordering', async () => {
      const asking = new Asking(product());
      const { visitor: buyer } = await join(product(), BRAND);
      const { path, fields } = await openOrder(buyer);
      const order = { ...fields, total: Number(fields.total) };
      await asking.post(buyer, '/credits', { country: fields.country, return_to: path });
      await asking.post(buyer, '/credits', { country: 'nowhere' });
      await asking.post(asking.visitor(), '/credits', { country: fields.country });
      const placed = await asking.post(buyer, path, order);
      const again = await asking.post(buyer, path, order);
      expect(JSON.parse(placed.body)).toEqual(JSON.parse(again.body));
      expect((JSON.parse(placed.body) as { location: string }).location).toMatch(/\/checkout\/sbx_\w+$/);
      await asking.post(buyer, path, { ...order, total: order.total - 1 });
      await asking.post(buyer, path, { ...order, request_key: 'x' });
      await asking.post(buyer, '/credits/nothing/visa', { ...order, request_key: freshKey() });
      await asking.post(asking.visitor(), path, order);
      expectTold(asking, [200, 400, 403, 200, 200, 409, 400, 404, 403]);
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

    it('ordering again and withdrawing', async () => {
      const asking = new Asking(product());
      const { visitor: buyer } = await join(product(), BRAND);
      const { reference } = await placeOrder(buyer, await openOrder(buyer));
      await choose(product(), reference, 'paid');
      const { purchase_id: paid } = await paymentOf(product(), BRAND, reference);
      const { path: again, fields } = await orderAt(buyer, '/credits/repeat-order');
      await asking.post(buyer, again, { ...fields, total: Number(fields.total) });
      await asking.post(buyer, again, { ...fields, total: 'x' });
      const page = await buyer.open(`/withdrawal/${paid}`);
      const [, amount] = /name="amount" value="(\d+)"/.exec(page.body)!;
      const form = { request_key: 'after-0', amount: Number(amount) };
      await asking.post(asking.visitor(), '/withdrawal', { order: NOBODY, email: 'nobody@mail.example' });
      await asking.post(asking.visitor(), '/withdrawal', { order: 'x', email: 'nobody' });
      await asking.post(asking.visitor(), `/withdrawal/${paid}`, form);
      await asking.post(buyer, `/withdrawal/${NOBODY}`, form);
      await asking.post(buyer, `/withdrawal/${paid}`, { ...form, amount: 1 });
      await asking.post(buyer, `/withdrawal/${paid}`, form);
      await asking.post(buyer, `/withdrawal/${paid}`, form);
      expectTold(asking, [200, 400, 200, 400, 403, 404, 409, 200, 200]);
    });

    it('paying an open amount', async () => {
      const asking = new Asking(product());
      const { visitor: buyer } = await join(product(), BRAND);
      const { visitor: reader } = await join(product(), BRAND);
      const { reference } = await placeOrder(buyer, await openOrder(buyer));
      await choose(product(), reference, 'paid');
      // The free credits of the signup pay for three messages, bought ones for the fourth.
      const chat = `/members/${await ownId(reader)}/chat`;
      for (const text of ['One', 'Two', 'Three', 'Four']) {
        const { status } = await buyer.call('POST', chat, { text, request_key: freshKey() });
        expect([text, status]).toEqual([text, 200]);
      }
      await takeBack(product(), reference);
      const path = '/credits/open-amount/creditcard';
      const { fields } = await orderAt(buyer, path);
      const form = { ...fields, total: Number(fields.total) };
      await asking.post(buyer, path, { ...form, total: form.total - 1 });
      await asking.post(buyer, path, { ...form, total: 'x' });
      await asking.post(buyer, path.replace('creditcard', 'bitcoin'), form);
      await asking.post(reader, path, form);
      await asking.post(buyer, path, form);
      await asking.post(buyer, path, form);
      expectTold(asking, [409, 400, 404, 404, 200, 200]);
    });

    it('removing a saved method', async () => {
      const asking = new Asking(product());
      const { visitor: member } = await join(product(), BRAND);
      const { path } = await openOrder(member);
      const { fields, ...order } = await orderAt(member, path.replace(/[^/]+$/, 'creditcard'));
      const { reference } = await placeOrder(member, { ...order, fields: { ...fields, remember: 'on' } });
      await choose(product(), reference, 'paid');
      const [, saved] = /name="saved" value="([0-9a-z]{26})"/.exec((await member.open('/transactions')).body)!;
      await asking.post(member, '/transactions', { saved: 'x' });
      await asking.post(member, '/transactions', { saved: NOBODY });
      await asking.post(asking.visitor(), '/transactions', { saved: saved! });
      await asking.post(member, '/transactions', { saved: saved! });
      expectTold(asking, [400, 404, 403, 200]);
    });

    it('setting limits for oneself', async () => {
      const asking = new Asking(product());
      const { visitor: buyer } = await join(product(), BRAND);
      const { path, fields } = await openOrder(buyer);
      const order = { ...fields, total: Number(fields.total) };
      const limits = { intent: 'limits', currency: fields.currency, day: '1', week: '', month: '' };
      await asking.post(buyer, '/credits/limits', limits);
      await asking.post(buyer, path, order);
      await asking.post(buyer, '/credits/limits', { ...limits, week: '1.500' });
      await asking.post(buyer, '/credits/limits', { ...limits, currency: 'XXX' });
      await asking.post(buyer, '/credits/limits', { intent: 'pause', length: 'date', until: '2001-01-01' });
      await asking.post(asking.visitor(), '/credits/limits', limits);
      expectTold(asking, [200, 409, 400, 404, 409, 403]);
    });

    it('ordering by direct debit', async () => {
      const asking = new Asking(product());
      const { visitor: buyer } = await join(product(), DEBIT_BRAND);
      const { fields } = await orderAt(buyer, '/directdebit?bundle=150');
      const typed = { ...fields, ...DEBIT, total: Number(fields.total) };
      const sent = await asking.post(buyer, '/directdebit', typed);
      expect(JSON.parse(sent.body)).toEqual({ location: '/directdebit?bundle=150' });
      const otp = await sentCode(product(), DEBIT_BRAND, DEBIT.phone);
      await asking.post(buyer, '/directdebit', { ...typed, otp: otp === '123456' ? '654321' : '123456' });
      const placed = await asking.post(buyer, '/directdebit', { ...typed, otp });
      expect((JSON.parse(placed.body) as { location: string }).location).toMatch(/^\/transactions\/[0-9a-z]{26}$/);
      await asking.post(buyer, '/directdebit', { ...typed, iban: 'TR330006100519786457841326' });
      await asking.post(buyer, '/directdebit', { ...typed, bundle: 'nothing', request_key: freshKey() });
      await asking.post(buyer, '/directdebit', { ...typed, total: 1, request_key: freshKey() });
      await asking.post(asking.visitor(), '/directdebit', typed);
      expectTold(asking, [200, 400, 200, 400, 404, 409, 403]);
    });

    it('every form of the document was submitted, with valid and invalid values', () => {
      const forms = contract
        .operations()
        .filter(({ method, path }) => method === 'POST' && !/^\/(?:api|webhooks)/.test(path));
      const missing = forms.flatMap(({ path }) => [`${path} well`, `${path} ill`]).filter((name) => !seen.has(name));
      // It accepts everything, so no request of it is invalid.
      expect(missing).toEqual(['/site-entry ill']);
    });

    it('a client that accepts HTML gets a page, also if it accepts JSON too', async () => {
      const visitor = new Visitor(product(), BRAND);
      for (const accept of ['text/html', 'text/html,application/json;q=0.9', '*/*']) {
        const response = await visitor.call('POST', '/signup', { email: 'x' }, { Accept: accept });
        expect([accept, response.status, response.headers['content-type']]).toEqual([
          accept,
          400,
          'text/html; charset=utf-8',
        ]);
      }
    });

    it('a path without a form says so in JSON', async () => {
      const response = await new Visitor(product(), BRAND).call('POST', '/nobody/knows', {});
      expect([response.status, JSON.parse(response.body)]).toEqual([
        404,
        { error: { code: 'errors.page-not-found', values: {} } },
      ]);
    });
  });

  it('the webhook responds as the document says', async () => {
    const buyer = await logIn(product(), BRAND, demoAccount(BRAND, 'free'));
    const { path, fields } = await openOrder(buyer);
    const { location } = JSON.parse((await buyer.call('POST', path, fields)).body) as { location: string };
    const reference = location.split('/').at(-1)!;
    const payment = await paymentOf(product(), BRAND, reference);
    const event = {
      kind: 'status' as const,
      eventId: `evt_${payment.id}`,
      providerReference: reference,
      paymentId: payment.id,
      state: 'paid' as const,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      occurredAt: Date.now(),
    };
    const provider = new Provider(product());
    const responses = [
      await provider.tell(BRAND, event),
      await provider.tell(BRAND, event, { secret: 'another secret' }),
      await provider.tell(BRAND, event, { path: '/webhooks/payment/nobody' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([204, 403, 404]);
    const problems = responses.flatMap((response) => contract.problems('POST', '/webhooks/payment/sandbox', response));
    expect(problems).toEqual([]);
  });

  it('the event stream makes a visitor stop reconnecting', async () => {
    const response = await ask(product(), BRAND, { path: '/api/events' });
    expect([response.status, contract.problems('GET', '/api/events', response)]).toEqual([204, []]);
  });
}
