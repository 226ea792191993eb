import { expect, it } from 'vitest';
import { deleteSmsCodesBefore } from '~db/queries/sms-code';
import { Misconfigured, Rejected, Unavailable } from '~/providers/provider-errors';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, withSqlite } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { appError, makeBuyer, type Buyer } from '../billing.testing';
import { checkSmsCode, sendSmsCode, type CodeRequest } from './sms-code.service.server';
import { CODE_MINUTES, MOST_TRIES, RESEND_MS, SMS_LIMITS, type SmsLimit } from './sms-limits.server';

const request = (changes: Partial<CodeRequest> = {}): CodeRequest => ({
  phone: '+31612345678',
  country: 'NL',
  subject: 'an order',
  textWith: (code) => `Code ${code}`,
  again: false,
  ...changes,
});
const send = (context: Buyer, changes: Partial<CodeRequest> = {}) =>
  sendSmsCode(context, context.sms, request(changes));
const sent = (context: Buyer) => context.sms.sent.at(-1)!.text.slice(5);

withDatabase('a code by text message', (open) => {
  const buyer = async () => makeBuyer(await open());

  it('is six digits, in the name of the brand, and neither it nor the number can be read from the database', async () => {
    const context = await buyer();
    await send(context);
    expect(context.sms.sent).toMatchObject([{ tenant: 'aurea', from: 'Testbrand', to: '+31612345678' }]);
    expect(sent(context)).toMatch(/^\d{6}$/);
    const rows = await context.db.selectFrom('sms_code').selectAll().where('tenant_id', '=', 1).execute();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`612345678|"${sent(context)}"|an order`));
    expect(JSON.stringify(context.logged)).not.toMatch(/612345678/);
  });

  it('is right for its member and subject only', async () => {
    const context = await buyer();
    await send(context);
    const code = sent(context);
    expect(await checkSmsCode(context, 'another order', code)).toEqual({ is: 'spent' });
    const other = as(context, await makeMember(context));
    expect(await checkSmsCode(other, 'an order', code)).toEqual({ is: 'spent' });
    expect(await checkSmsCode(context, 'an order', '000000')).toEqual({ is: 'wrong' });
    expect(await checkSmsCode(context, 'an order', ` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({
      is: 'right',
    });
  });

  // covers S5-017
  it('can be tried a few times, also by 200 guesses at once, and is then worth nothing', async () => {
    const context = await buyer();
    await send(context);
    const guesses = Array.from({ length: 200 }, (_, i) => String(900_000 + i));
    const checks = await Promise.all(guesses.map((guess) => checkSmsCode(context, 'an order', guess)));
    expect(checks.filter(({ is }) => is === 'wrong')).toHaveLength(MOST_TRIES);
    expect(await checkSmsCode(context, 'an order', sent(context))).toEqual({ is: 'spent' });
  });

  it('expires', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await send(context);
    opened.clock.advance(CODE_MINUTES * 60_000 - 1);
    expect(await checkSmsCode(context, 'an order', '000000')).toEqual({ is: 'wrong' });
    opened.clock.advance(1);
    expect(await checkSmsCode(context, 'an order', sent(context))).toEqual({ is: 'spent' });
  });

  it('is sent once for a double click, again on demand after a wait, and the earlier one ends', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await Promise.all([send(context), send(context)]);
    expect(context.sms.sent).toHaveLength(1);
    const first = sent(context);
    await expect(send(context, { again: true })).rejects.toEqual(
      expect.objectContaining({ code: 'billing.debit-code-wait', status: 409, values: { seconds: 60 } }),
    );
    opened.clock.advance(RESEND_MS);
    await send(context);
    expect(context.sms.sent).toHaveLength(1);
    await send(context, { again: true });
    expect(context.sms.sent).toHaveLength(2);
    expect(await checkSmsCode(context, 'an order', first)).toEqual({ is: 'wrong' });
    expect(await checkSmsCode(context, 'an order', sent(context))).toMatchObject({ is: 'right' });
  });

  it('is sent at once for something else, such as another number', async () => {
    const context = await buyer();
    await send(context);
    await send(context, { phone: '+31687654321', subject: 'the same order, another number' });
    expect(context.sms.sent.map(({ to }) => to)).toEqual(['+31612345678', '+31687654321']);
  });

  it.each([
    [new Rejected('memory', 'no such number'), 0],
    [new Misconfigured('memory', 'no balance'), 0],
    [new Unavailable('memory', 'no response'), 1],
  ])(
    'says so when the message could not be handed over (%s), and can be asked for again at once',
    async (error, attempts) => {
      const context = await buyer();
      context.sms.failWith(error);
      await expect(send(context)).rejects.toEqual(appError('billing.debit-code-not-sent', 503));
      const rows = await context.db.selectFrom('sms_code').select('id').where('tenant_id', '=', 1).execute();
      expect(rows).toHaveLength(attempts);
      context.sms.failWith(undefined);
      await send(context);
      expect(await checkSmsCode(context, 'an order', sent(context))).toMatchObject({ is: 'right' });
    },
  );

  it('is forgotten after the limits have counted it', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await send(context);
    opened.clock.advance(2 * DAY);
    expect(await deleteSmsCodesBefore(context.db, opened.clock.now() - DAY, 10)).toBe(1);
    expect(await deleteSmsCodesBefore(context.db, opened.clock.now() - DAY, 10)).toBe(0);
  });
});

/** Fills a limit by rows, because a member alone could not reach those of a country. */
async function fill(context: Buyer, { by, most, within }: SmsLimit, row: Row): Promise<void> {
  const rows = Array.from({ length: most }, (_, i) => ({
    tenant_id: 1,
    id: context.ids.ulid(),
    member_id: by === 'member' ? row.member_id : `member${i}`,
    phone_hash: by === 'number' ? row.phone_hash : `phone${i}`,
    country: by === 'country' ? row.country : 'XX',
    network_address: by === 'network' ? row.network_address : `network${i}`,
    subject_hash: `subject${i}`,
    code_hash: 'code',
    tries: 0,
    // Before the hour of the shorter limit, where there is a longer one.
    created_at: context.clock.now() - (within > HOUR ? 2 * HOUR : 0),
    expires_at: context.clock.now(),
    consumed_at: null,
  }));
  for (let at = 0; at < rows.length; at += 100) {
    await context.db
      .insertInto('sms_code')
      .values(rows.slice(at, at + 100))
      .execute();
  }
}

interface Row {
  member_id: string;
  phone_hash: string;
  country: string;
  network_address: string;
}

withDatabase('the limits of text messages', (open) => {
  it.each(SMS_LIMITS.map((limit) => [limit.by, limit.most, limit.within / 3_600_000, limit] as const))(
    'by %s: %i in %i hours, then none until the time is over',
    async (by, most, hours, limit) => {
      const opened = await open();
      const context = await makeBuyer(opened);
      const phone_hash = context.keyedHash('telephone number', request().phone);
      const row = { member_id: context.member.id, phone_hash, country: 'NL', network_address: context.network };
      await fill(context, { ...limit, most: most - 1 }, row);
      await send(context);
      expect(context.sms.sent).toHaveLength(1);
      await expect(send(context, { subject: 'the next' })).rejects.toEqual(appError('billing.debit-code-limit', 429));
      expect(context.sms.sent).toHaveLength(1);
      expect(context.logged.at(-1)).toMatchObject({ level: 'warn', fields: { by } });
      opened.clock.advance(hours * 3_600_000);
      await send(context, { subject: 'the next' });
      expect(context.sms.sent).toHaveLength(2);
    },
  );

  // The negative control of the test above: what is counted for others stops nobody.
  it('count only what has the same number, member, network or country', async () => {
    const context = await makeBuyer(await open());
    const other = { member_id: 'other', phone_hash: 'other', country: 'BE', network_address: '198.51.100.0' };
    for (const limit of SMS_LIMITS.filter(({ most, by }) => most <= 200 && by !== 'day'))
      await fill(context, limit, other);
    await send(context);
    expect(context.sms.sent).toHaveLength(1);
  });

  it('hold for ten tabs at once, and for members of another brand apart', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const tabs = Array.from({ length: 10 }, (_, i) =>
      send(context, { subject: `tab ${i}` }).catch((error: unknown) => error),
    );
    const refused = (await Promise.all(tabs)).filter((error) => error !== undefined);
    expect(context.sms.sent.length).toBeLessThanOrEqual(3);
    expect(refused.length).toBe(10 - context.sms.sent.length);
    const elsewhere = await makeBuyer(opened, { brand: 2 });
    await send(elsewhere);
    expect(elsewhere.sms.sent).toHaveLength(1);
  });
});

withSqlite('10,000 guesses', (open) => {
  // covers S5-017
  it('of a hundred tabs at once find nothing: five codes can be had in a day, and five tries of each', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const [codes, refused] = [new Set<string>(), new Set<string>()];
    for (let minute = 0; minute < 100; minute++) {
      opened.clock.advance(RESEND_MS);
      await send(context, { again: true }).catch(({ code }: { code: string }) => refused.add(code));
      codes.add(sent(context));
      // A guess that happens to be right would say nothing about the bound.
      const guesses = Array.from({ length: 100 }, (_, i) => String(minute * 100 + i).padStart(6, '0'));
      const tries = guesses.filter((guess) => !codes.has(guess));
      await Promise.all(tries.map((guess) => checkSmsCode(context, 'an order', guess)));
    }
    expect([...refused]).toEqual(['billing.debit-code-limit']);
    // Three in the first hour, and five in a day for one number.
    expect(context.sms.sent).toHaveLength(5);
    const rows = await context.db.selectFrom('sms_code').select('tries').where('tenant_id', '=', 1).execute();
    expect(rows.map(({ tries }) => tries)).toEqual(rows.map(() => MOST_TRIES));
    expect(await checkSmsCode(context, 'an order', sent(context))).toEqual({ is: 'spent' });
  });
});
