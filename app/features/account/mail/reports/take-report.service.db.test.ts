import { expect, it } from 'vitest';
import { findMember, patchMember } from '~db/queries/member';
import { transaction } from '~db/database';
import { action } from '~/routes/webhooks-mail-reports';
import { callRoute } from '~/testing/call-route';
import { testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { mailReportsCommand, providersCommand } from '../../../../../scripts/mail-reports/mail-reports-command';
import { openSession } from '../../sessions/open-session.server';
import { sendBrandMail, type MailTo } from '../brand-mail.service.server';
import { findSuppression, listSuppressionReasons } from '../suppression.service.server';
import { bounceMail, complaintMail, plainMail } from './mails.testing';
import { countSent } from './mail-tally.service.server';
import { takeInReportMail as take, type ReportContext } from './take-report.service.server';

const EMAIL = 'Anna@example.org';
const KEY = 'k'.repeat(32);

const takeMail = async (context: ReportContext, mail: Uint8Array) => (await take(context, mail)).outcome;

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

  it('a failure that does not name the address stops mail with the second one, and only within three months', async () => {
    const opened = await open();
    const { context, send, stopped } = await world(opened);
    const { to } = await send();
    const wordless = (mailId: string) =>
      takeMail(context, bounceMail({ to, mailId, diagnostic: 'smtp; 550 5.1.1 no' }));
    expect(await wordless('one')).toBe('recorded');
    expect(await wordless('one')).toBe('repeated');
    expect(await stopped()).toBeUndefined();
    opened.clock.advance(91 * DAY);
    await wordless('two');
    expect(await stopped()).toBeUndefined();
    opened.clock.advance(80 * DAY);
    await takeMail(context, bounceMail({ to, mailId: 'soft', status: '4.2.2' }));
    expect(await stopped()).toBeUndefined();
    await wordless('three');
    expect(await stopped()).toBe('bounce');
  });

  it('a failure of ours stops nobody, however often', async () => {
    const { context, send, stopped } = await world(await open());
    const { to } = await send();
    for (let times = 0; times < 12; times++)
      await takeMail(
        context,
        bounceMail({ to, mailId: `m${times}`, diagnostic: 'smtp; 550 5.1.1 DMARC of your domain' }),
      );
    expect(await stopped()).toBeUndefined();
    // Control: the same code, with words about the address.
    await takeMail(context, bounceMail({ to, mailId: 'named' }));
    expect(await stopped()).toBe('bounce');
  });

  it('a failure of the way there stops nobody, however often, and does not count with those of the mailbox', async () => {
    const { context, send, stopped } = await world(await open());
    const { to } = await send();
    let count = 0;
    const fails = async (times: number, status: string, diagnostic: string) => {
      for (let at = 0; at < times; at++)
        await takeMail(context, bounceMail({ to, mailId: `m${++count}`, status, diagnostic }));
    };
    await fails(4, '4.4.1', 'smtp; the connection timed out');
    await fails(4, '5.4.4', 'x-mta; name server error');
    await fails(4, '5.7.1', 'smtp; 554 5.7.1 relay access denied');
    await fails(4, '4.3.2', '');
    await fails(4, '4.2.2', 'smtp; 452 the mailbox is full');
    expect(await stopped()).toBeUndefined();
    // Control: the fifth of the mailbox.
    await fails(1, '4.2.2', 'smtp; 452 the mailbox is full');
    expect(await stopped()).toBe('bounce');
  });

  it('many failures of ours at one provider raise one alarm a day, with their share', async () => {
    const opened = await open();
    const { context, send } = await world(opened);
    const { to } = await send();
    for (let times = 0; times < 99; times++) await countSent(context, 'b@Example.org');
    let count = 0;
    const alarms = async (times: number, sentence: string) => {
      const found = [];
      for (let at = 0; at < times; at++)
        found.push(
          (await take(context, bounceMail({ to, mailId: `m${++count}`, diagnostic: `smtp; 550 5.7.1 ${sentence}` })))
            .alarm,
        );
      return found.filter((alarm) => alarm !== null);
    };
    expect(await alarms(12, 'no such user')).toEqual([]);
    expect(await alarms(9, 'DKIM')).toEqual([]);
    const day = new Date(opened.clock.now()).toISOString().slice(0, 10);
    expect(await alarms(3, 'DKIM')).toEqual([{ provider: 'example.org', day, sent: 100, failed: 12, ours: 10 }]);
    opened.clock.advance(DAY);
    // Another day on which hardly anything was sent: still a few are chance.
    expect(await alarms(9, 'DKIM')).toEqual([]);
    expect(await alarms(1, 'DKIM')).toHaveLength(1);
  });

  it('fewer than a tenth of the mail is no alarm, and another brand does not count', async () => {
    const opened = await open();
    const { context, send } = await world(opened);
    const { to } = await send();
    for (let times = 0; times < 200; times++) await countSent(context, EMAIL);
    const elsewhere = testContext(opened, { brand: 2 });
    for (let times = 0; times < 20; times++) {
      const mail = bounceMail({ to, mailId: `m${times}`, diagnostic: 'smtp; 550 5.7.1 DKIM' });
      expect((await take(context, mail)).alarm).toBeNull();
      expect((await take(elsewhere, mail)).outcome).toBe('unknown');
    }
  });

  it('a stop ends when the member logs in, and a complaint does not', async () => {
    const { context, id, send, stopped } = await world(await open());
    const { to } = await send();
    const member = (await findMember(context.db, id))!;
    await takeMail(context, bounceMail({ to }));
    expect(await stopped()).toBe('bounce');
    await openSession(context, member);
    expect(await stopped()).toBeUndefined();
    await takeMail(context, complaintMail({ to: 'fbl@aurea.example', mailFrom: to, mailId: 'spam' }));
    await openSession(context, member);
    expect(await stopped()).toBe('spam complaint');
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
    const other = plainMail({ to: unsubscribe!.replace(/-[0-9a-f]{2}-/, '-01-'), id: 'y@example.org' }, 'unsubscribe');
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
      plainMail({ to: `unsubscribe+${id}-03-${reference.slice(-20)}@aurea.example` }, 'unsubscribe'),
      plainMail({ to: `unsubscribe+${id}-ff-${reference.slice(-20)}@aurea.example` }, 'unsubscribe'),
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
    const logged: unknown[] = [];
    const say = {
      log: (word: unknown) => logged.push(word),
      warn: () => {},
      error: (word: unknown) => logged.push(word),
    };
    const both = { contexts: [testContext(opened, { brand: 2 }), context] };
    const run = (mail: Buffer, brands = async () => both) => mailReportsCommand(context.mailParser, brands, mail, say);
    expect(await run(bounceMail({ to }), () => Promise.reject(new Error('no connection')))).toBe(75);
    expect(await stopped()).toBeUndefined();
    expect(await run(bounceMail({ to }))).toBe(0);
    expect(await run(bounceMail({ to }))).toBe(0);
    expect(await run(bounceMail({ to: to.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`) }))).toBe(0);
    expect(await run(plainMail({ to }))).toBe(0);
    const ours = {
      to,
      mailId: 'm2',
      status: '5.2.1',
      diagnostic: 'smtp; 550 5.2.1 your SPF record does not allow this',
    };
    expect(await run(bounceMail(ours))).toBe(0);
    expect(logged).toEqual([
      'no connection',
      'recorded: hard 5.1.1, aurea, stops mail (blames the address, by “no such user”)',
      'repeated: hard 5.1.1, aurea (blames the address, by “no such user”)',
      'unknown: hard 5.1.1 of no member’s e-mail address (blames the address, by “no such user”)',
      'ignored: no report',
      'recorded: ours 5.2.1, aurea, stops nothing (blames us as the sender, by “SPF”)',
    ]);
    logged.length = 0;
    expect(await providersCommand(async () => ({ contexts: [context] }), say)).toBe(0);
    const day = new Date(opened.clock.now()).toISOString().slice(0, 10);
    expect(logged).toEqual([`aurea ${day} example.org: 100.0 % of 1 came back, 1 for the address, 1 for us`]);
  });
});
