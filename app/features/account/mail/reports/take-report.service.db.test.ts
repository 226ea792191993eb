import { expect, it } from 'vitest';
import { findMember, patchMember } from '~db/queries/member';
import { transaction } from '~db/database';
import { action } from '~/routes/webhooks-mail-reports';
import { callRoute } from '~/testing/call-route';
import { testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { mailReportsCommand } from '../../../../../scripts/mail-reports/mail-reports-command';
import { sendBrandMail, type MailTo } from '../brand-mail.service.server';
import { findSuppression, listSuppressionReasons } from '../suppression.service.server';
import { bounceMail, complaintMail, plainMail } from './mails.testing';
import { takeMail } from './take-report.service.server';

const EMAIL = 'Anna@example.org';
const KEY = 'k'.repeat(32);
const DAY = 24 * 60 * 60 * 1000;

withDatabase('reports about mail', (open) => {
  const world = async (opened: OpenDatabase) => {
    const context = testContext(opened, { mailReports: { key: KEY, unsubscribe: true } });
    const { id } = await makeMember(context, { email: EMAIL });
    let count = 0;
    /** Sends a real mail; returns the address for its failure, the one that unsubscribes, and its reference. */
    const send = async (category: MailTo['category'] = 'like') => {
      const mailId = `m${++count}`;
      await sendBrandMail(context, { memberId: id, mailId, category }, () => ({
        subject: 'Your week',
        preview: 'What is new.',
        greeting: 'Hello Anna,',
        paragraphs: ['Three people are new.'],
        closing: [],
      }));
      const mail = context.mail.sent.at(-1)!;
      const unsubscribe = /<mailto:([^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1];
      return { mailId, to: mail.returnPath!, reference: mail.headers['X-Mail-Reference']!, unsubscribe };
    };
    const stopped = async () => (await findSuppression(context, id, EMAIL))?.reason;
    return { context, id, send, stopped };
  };

  it('a permanent failure stops mail; the same report again changes nothing', async () => {
    const opened = await open();
    const { context, id, send, stopped } = await world(opened);
    const { to, mailId } = await send();
    const mail = bounceMail({ to, mailId });
    expect(await takeMail(context, mail)).toBe('recorded');
    expect(await stopped()).toBe('bounce');
    const first = await listSuppressionReasons(context, id, EMAIL);
    opened.clock.advance(DAY);
    expect(await takeMail(context, mail)).toBe('repeated');
    expect(await listSuppressionReasons(context, id, EMAIL)).toEqual(first);
  });

  it('temporary failures count once for each mail, and stop mail with the fifth', async () => {
    const { context, send, stopped } = await world(await open());
    for (let times = 0; times < 5; times++) {
      expect(await stopped()).toBeUndefined();
      const { to, mailId } = await send();
      for (const id of ['one@mx', 'two@mx'])
        expect(await takeMail(context, bounceMail({ to, mailId, id, status: '4.2.2' }))).toBe(
          id === 'one@mx' ? 'recorded' : 'repeated',
        );
    }
    expect(await stopped()).toBe('bounce');
  });

  it('a complaint stops all mail but that of the account itself', async () => {
    const { context, send, stopped } = await world(await open());
    const { to, mailId } = await send('news');
    const mail = complaintMail({ to: 'fbl@aurea.example', mailFrom: to, mailId });
    expect(await takeMail(context, mail)).toBe('recorded');
    expect(await stopped()).toBe('spam complaint');
    const before = context.mail.sent.length;
    await send('like');
    expect(context.mail.sent).toHaveLength(before);
    await send('service');
    expect(context.mail.sent).toHaveLength(before + 1);
  });

  it('a mail to the other address in List-Unsubscribe switches off its kind, also after a new e-mail address', async () => {
    const { context, id, send } = await world(await open());
    const { unsubscribe } = await send(['news', 'weekly_updates']);
    expect(unsubscribe!.split('@')[0]!.length).toBeLessThanOrEqual(64);
    await transaction(context.db, (tx) => patchMember(tx, id, { email: 'new@example.org' }));
    const mail = plainMail({ to: unsubscribe!.toUpperCase() }, '');
    expect(await takeMail(context, mail)).toBe('recorded');
    expect((await findMember(context.db, id))!.notifications_disabled).toBe('["weekly_updates","news"]');
    expect(await takeMail(context, mail)).toBe('repeated');
    const other = plainMail({ to: unsubscribe!.replace(/-[0-9a-f]{2}-/, '-01-'), id: 'y@example.org' });
    expect(await takeMail(context, other)).toBe('unknown');
    expect((await send('service')).unsubscribe).toBeUndefined();
  });

  it('nobody else is concerned: invented references, other brands, former e-mail addresses, erased members', async () => {
    const opened = await open();
    const { context, id, send, stopped } = await world(opened);
    const { to, reference } = await send();
    const elsewhere = testContext(opened, { brand: 2 });
    await makeMember(elsewhere, { id, email: EMAIL });
    expect(await takeMail(elsewhere, bounceMail({ to }))).toBe('unknown');
    const forged = `${id}-${'0'.repeat(20)}`;
    for (const mail of [
      bounceMail({ to: `bounces+${forged}@aurea.example` }),
      bounceMail({ to: to.replace(id, 'r'.repeat(26)) }),
      complaintMail({ to, reference: forged }).toString().replace(to, 'fbl@aurea.example'),
      plainMail({ to: `unsubscribe+${id}-03-${reference.slice(-20)}@aurea.example` }),
      plainMail({ to: `unsubscribe+${id}-ff-${reference.slice(-20)}@aurea.example` }),
    ])
      expect(await takeMail(context, Buffer.from(mail))).toBe('unknown');
    expect(await takeMail(context, plainMail({ to }))).toBe('ignored');
    await transaction(context.db, (tx) => patchMember(tx, id, { email: 'new@example.org' }));
    expect(await takeMail(context, bounceMail({ to }))).toBe('unknown');
    await transaction(context.db, (tx) => patchMember(tx, id, { email: null }));
    expect(await takeMail(context, bounceMail({ to }))).toBe('unknown');
    await transaction(context.db, (tx) => patchMember(tx, id, { email: EMAIL }));
    expect([await stopped(), (await findMember(context.db, id))!.notifications_disabled]).toEqual([undefined, null]);
    // Control: the true one is recorded.
    expect(await takeMail(context, bounceMail({ to }))).toBe('recorded');
  });

  it('come in with the key of the installation only; who tries keys is soon refused', async () => {
    const { context, send, stopped } = await world(await open());
    const { to } = await send();
    const post = (headers: Record<string, string>, changed = context) =>
      callRoute(action, changed, '/webhooks/mail-reports', {
        method: 'POST',
        headers,
        raw: Uint8Array.from(bounceMail({ to })),
      });
    const closed = { ...context, mailReports: { key: null, unsubscribe: false } };
    expect((await post({ Authorization: `Bearer ${KEY}` }, closed)).status).toBe(404);
    for (const given of ['', `Basic ${KEY}`, `Bearer ${KEY}x`])
      expect((await post({ Authorization: given })).status).toBe(401);
    expect(await stopped()).toBeUndefined();
    expect((await post({ Authorization: `Bearer ${KEY}` })).status).toBe(204);
    expect(await stopped()).toBe('bounce');
    let last = 401;
    for (let times = 0; times < 10; times++) last = (await post({ Authorization: 'Bearer guess' })).status;
    expect(last).toBe(429);
    expect((await post({ Authorization: `Bearer ${KEY}` })).status).toBe(204);
  });

  it('come in by the command too, for whichever brand; a failing database makes the mail server try again', async () => {
    const opened = await open();
    const { context, send, stopped } = await world(opened);
    const { to } = await send();
    const said: unknown[] = [];
    const say = { log: (word: unknown) => said.push(word), warn: () => {}, error: (word: unknown) => said.push(word) };
    const both = { contexts: [testContext(opened, { brand: 2 }), context] };
    const run = (mail: Buffer, brands = async () => both) => mailReportsCommand(brands, mail, say);
    expect(await run(bounceMail({ to }), () => Promise.reject(new Error('no connection')))).toBe(75);
    expect(await stopped()).toBeUndefined();
    expect(await run(bounceMail({ to }))).toBe(0);
    expect(await run(bounceMail({ to }))).toBe(0);
    expect(await run(bounceMail({ to: to.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`) }))).toBe(0);
    expect(await run(plainMail({ to }))).toBe(0);
    expect(said).toEqual([
      'no connection',
      'recorded: hard 5.1.1, aurea',
      'repeated: hard 5.1.1, aurea',
      'unknown: hard of no member’s e-mail address',
      'ignored: no report',
    ]);
  });
});
