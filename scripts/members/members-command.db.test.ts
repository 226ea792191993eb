import { expect, it, vi } from 'vitest';
import { getMember } from '~db/queries/member';
import { leave } from '~/features/leaving/leave/leave.service.server';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import { testContext, type TestContext } from '~/testing/context';
import { makeMember, type MemberWishes } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { given, runHere } from '../command/run-command.testing';
import { membersCommand } from './members-command';

const run = (context: TestContext, args: string) =>
  runHere((say) => membersCommand(given({ context }), say), args.split(' ').filter(Boolean));

const leaver = async (context: TestContext, wishes: MemberWishes = {}) => {
  const { id } = await makeMember(context, wishes);
  await leave(context, id, { reason: '', words: '' });
  return id;
};

withDatabase('npm run facet -- members', (open) => {
  it('erases everybody who is due and nobody else; a dry run only lists them', async () => {
    const opened = await open();
    const context = testContext(opened);
    const due = [];
    for (let n = 0; n < 7; n++) due.push(await leaver(context));
    opened.clock.advance(REACTIVATION_MS);
    const late = await leaver(context);
    const nameOf = async (id: string) => (await getMember(context.db, id)).name;

    const dry = await run(context, 'erase --due --brand aurea --dry-run');
    expect(dry).toMatchObject({ code: 0, err: '', out: expect.stringContaining('7 members due; nobody was erased') });
    for (const id of due) expect([dry.out.includes(id), await nameOf(id)]).toEqual([true, expect.stringMatching(/./)]);

    const done = await run(context, 'erase --due --brand aurea');
    expect(done).toMatchObject({ code: 0, err: '', out: expect.stringContaining('7 members erased') });
    for (const id of due) expect(await nameOf(id)).toBe('');
    expect(await nameOf(late)).not.toBe('');
    expect((await run(context, 'erase --due --brand aurea')).out).toBe('0 members erased\n');
    expect((await run(context, 'check --brand aurea')).out).toContain('7 erasures, each seal follows');
  });

  it('goes on when one cannot be erased, says who, and erases them the next time', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [pictured] = [await leaver(context, { photo: true }), await leaver(context)];
    opened.clock.advance(REACTIVATION_MS);
    // Only the files of a photo need an id of their own.
    const ulid = () => {
      throw new Error('there are no ids');
    };
    const output = await run({ ...context, ids: { ...context.ids, ulid } }, 'erase --due --brand aurea');
    expect(output).toMatchObject({ code: 1, out: expect.stringContaining('1 member erased') });
    expect(output.err).toContain(`1 member could not be erased, and will be tried again every hour: ${pictured}`);
    const fields = expect.objectContaining({ member: pictured }) as object;
    expect(context.logged).toContainEqual(expect.objectContaining({ level: 'error', fields }));
    expect(await run(context, 'erase --due --brand aurea')).toMatchObject({ code: 0, err: '' });
  });

  it('finds an erasure that somebody has changed or removed since', async () => {
    const opened = await open();
    const context = testContext(opened);
    for (let n = 0; n < 3; n++) await leaver(context);
    opened.clock.advance(REACTIVATION_MS);
    await run(context, 'erase --due --brand aurea');
    const second = context.db.updateTable('departure').where('tenant_id', '=', 1).where('seq', '=', 2);
    await second.set({ erased_at: 5 }).execute();
    const changed = await run(context, 'check --brand aurea');
    expect(changed).toMatchObject({ code: 1, out: '', err: expect.stringContaining('broken at erasure 2') });
    await context.db.deleteFrom('departure').where('tenant_id', '=', 1).where('seq', '=', 1).execute();
    expect((await run(context, 'check --brand aurea')).err).toContain('broken at erasure 1');
  });
});

it.each(['', 'erase --brand aurea', 'erase --due', 'check', 'check --due --brand aurea', 'erase all --due --brand a'])(
  'does nothing without a whole command: %s',
  async (args) => {
    const open = vi.fn();
    const output = await runHere((say) => membersCommand(open, say), args.split(' ').filter(Boolean));
    expect(output).toMatchObject({ code: 2, out: '' });
    expect(open).not.toHaveBeenCalled();
  },
);
