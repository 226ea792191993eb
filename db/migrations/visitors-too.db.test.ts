import { expect, it } from 'vitest';
import { insertConsent } from '~db/queries/consent';
import { insertMembers } from '~db/queries/member.testing';
import { listMemberCards } from '~db/queries/member-card';
import { patchMember } from '~db/queries/member';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { migrations } from './migrations';

const VERSION = '2026-11-22';

withDatabase('who may be shown to visitors', (open) => {
  it('are the members who had agreed to landing pages, and fictional profiles, also if it runs again', async () => {
    const { db, other, database } = await open();
    const names = ['agreed', 'withdrew', 'earlier', 'never', 'again'];
    const hidden = (id: string) => memberRow(id, { visitors_too: 0 });
    await insertMembers(db, [
      ...names.map(hidden),
      memberRow('made', { kind: 'fictional', email: null, visitors_too: 0 }),
    ]);
    await insertMembers(other, [hidden('agreed')]);
    let count = 0;
    const say = (member_id: string, given: number, version = VERSION, kind = 'member_landing') =>
      insertConsent(db, { id: `c${(count += 1)}`, at: count, member_id, visit_id: null, kind, given, version });
    await say('agreed', 1);
    await say('withdrew', 1);
    await say('withdrew', 0);
    await say('earlier', 1, '2020-01-01');
    await say('never', 1, VERSION, 'resell');
    await say('again', 0);
    await say('again', 1);
    const migrate = () =>
      migrations['20261124T2100_member_visitors_too']!.up(database.system('migration of visibility'));
    const shown = async () =>
      (await listMemberCards(db, [...names, 'made']))
        .filter(({ for_visitors }) => for_visitors === 1)
        .map(({ id }) => id);
    expect(await shown()).toEqual(['made']);
    await migrate();
    expect(await shown()).toEqual(['agreed', 'again', 'made']);
    await migrate();
    expect(await shown()).toEqual(['agreed', 'again', 'made']);
    expect((await listMemberCards(other, ['agreed'])).map(({ for_visitors }) => for_visitors)).toEqual([0]);
    // The database computes it, so it follows each change.
    await patchMember(db, 'agreed', { visitors_too: 0 });
    expect(await shown()).toEqual(['again', 'made']);
  });
});
