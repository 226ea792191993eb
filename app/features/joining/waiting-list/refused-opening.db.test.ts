import { expect, it } from 'vitest';
import { bounceToken } from '~/features/account/mail/mail-tokens.server';
import { bounceMail } from '~/features/account/mail/reports/mails.testing';
import {
  takeInReportMail as take,
  type ReportContext,
} from '~/features/account/mail/reports/take-report.service.server';
import { outboxHandlers, outboxStore } from '~/compose/jobs.server';
import { RecipientRefused, Rejected, type ProviderError } from '~/providers/provider-errors';
import { startOutbox } from '~/server/jobs/outbox';
import type { TestContext } from '~/testing/context';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { mailOpening } from './opening.service.server';
import { closedBrand, confirmed, entryOf, openings, withSignups } from './waiting-list.testing';

const takeMail = async (context: ReportContext, mail: Uint8Array) => (await take(context, mail)).outcome;

/** The outbox of a server works until nothing is due. */
async function work(opened: OpenDatabase, context: TestContext): Promise<void> {
  const outbox = startOutbox({
    store: outboxStore(opened.database, context.ids, () => [context.tenant.id]),
    handlers: outboxHandlers,
    contextOf: () => context,
    now: () => opened.clock.now(),
    log: context.log,
    intervalMs: 2 ** 30,
  });
  await outbox.drain();
  await outbox.close();
}

const rejections: [string, ProviderError][] = [
  ['to relay for us', new RecipientRefused('memory', 550, '550 5.7.1 we do not relay for you')],
  ['a mailbox that is full', new RecipientRefused('memory', 552, '552 5.2.2 mailbox full')],
  ['the mail itself', new Rejected('memory', 'refused with 554')],
];

withDatabase('an opening mail that our own mail server refuses', (open) => {
  const begin = async () => {
    const opened = await open();
    const context = closedBrand(opened);
    await confirmed(opened, context);
    const now = withSignups(context, 'all');
    return { opened, context, now };
  };

  it.each(rejections)(
    'is not marked as sent, and is sent the next day if it takes it then: %s',
    async (_, rejection) => {
      const { opened, context, now } = await begin();
      await mailOpening(now);
      context.mail.failWith(rejection);
      await work(opened, now);
      const refused = (await entryOf(context))!;
      expect(refused.opening_mailed_at).toBeNull();
      expect(openings(context)).toEqual([]);
      context.mail.failWith(undefined);
      opened.clock.advance(DAY - 1);
      await work(opened, now);
      expect(openings(context)).toEqual([]);
      opened.clock.advance(1);
      await work(opened, now);
      expect(openings(context)).toHaveLength(1);
      expect(openings(context)[0]!.messageId).toBe(`${refused.opening_mail_id}@testbrand.example`);
      expect((await entryOf(context))!.opening_mailed_at).toBe(opened.clock.now());
    },
  );

  it('is tried once a day for a week, then left to a person, and its entry is still not marked', async () => {
    const { opened, context, now } = await begin();
    await mailOpening(now);
    let tries = 0;
    const send = async () => {
      tries += 1;
      throw new RecipientRefused('memory', 550, '550 5.7.1 we do not relay for you');
    };
    const refusing = { ...now, ports: { ...now.ports, mail: { ...now.ports.mail, send } } };
    for (let day = 0; day < 30; day += 1) {
      await work(opened, refusing);
      opened.clock.advance(DAY);
    }
    expect(tries).toBe(8);
    expect(await entryOf(context)).toMatchObject({ opening_mailed_at: null, hard_at: null });
    expect(context.logged.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ message: 'an outbox job was given up; an operator has to look into it' }),
    ]);
    await work(opened, now);
    expect(await mailOpening(now)).toBe(0);
    expect(openings(context)).toEqual([]);
  });

  it('goes to nobody once signups are closed again: the entry waits for the next opening', async () => {
    const { opened, context, now } = await begin();
    await mailOpening(now);
    context.mail.failWith(new Rejected('memory', 'refused with 554'));
    await work(opened, now);
    context.mail.failWith(undefined);
    opened.clock.advance(DAY);
    await work(opened, context);
    expect(await entryOf(context)).toMatchObject({ opening_mail_id: null, opening_mailed_at: null });
    expect(await mailOpening(now)).toBe(1);
    await work(opened, now);
    expect(openings(context)).toHaveLength(1);
  });

  it('without words about the address ends the entry with the second rejection', async () => {
    const { opened, context, now } = await begin();
    await mailOpening(now);
    context.mail.failWith(new RecipientRefused('memory', 550, '550 5.1.1 no'));
    await work(opened, now);
    expect(await entryOf(context)).toMatchObject({ opening_mailed_at: null });
    opened.clock.advance(DAY);
    await work(opened, now);
    expect(await entryOf(context)).toBeUndefined();
    expect(context.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('an entry whose mailbox is said to be gone without words is erased with the second such mail', async () => {
    const { opened, context, now } = await begin();
    // Our own mail server does not let us send: that says nothing about anybody.
    context.mail.failWith(new RecipientRefused('memory', 550, '550 5.7.1 we do not relay for you'));
    await mailOpening(now);
    await work(opened, now);
    const { id, email } = (await entryOf(context))!;
    const to = `bounces+${bounceToken(context, id, email)}@testbrand.example`;
    const wordless = (mailId: string) =>
      takeMail(context, bounceMail({ to, mailId, diagnostic: 'smtp; 550 5.1.1 no' }));
    expect(await wordless('one')).toBe('recorded');
    expect(await wordless('one')).toBe('repeated');
    expect(await entryOf(context)).toBeDefined();
    expect(await wordless('two')).toBe('recorded');
    expect(await entryOf(context)).toBeUndefined();
  });

  it('two such failures of an entry count as two, also if one comes in while the other is being heard', async () => {
    const { opened, context } = await begin();
    const { id, email } = (await entryOf(context))!;
    const to = `bounces+${bounceToken(context, id, email)}@testbrand.example`;
    const send = async () => {
      await takeMail(context, bounceMail({ to, mailId: 'one', diagnostic: 'smtp; 550 5.1.1 no' }));
      throw new RecipientRefused('memory', 550, '550 5.1.1 no');
    };
    const now = withSignups({ ...context, ports: { ...context.ports, mail: { ...context.ports.mail, send } } }, 'all');
    await mailOpening(now);
    await work(opened, now);
    expect(await entryOf(context)).toBeUndefined();
  });
});
