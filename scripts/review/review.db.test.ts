import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit';
import { findMember } from '~db/queries/member';
import { findPhoto, listPhotos, patchPhoto } from '~db/queries/photo';
import { getProfile } from '~/features/profiles/profile.service.server';
import { reportSchema } from '~/features/safety/report.schema.server';
import { findReceipt } from '~/features/safety/report-page.service.server';
import { reportMember } from '~/features/safety/report.service.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import type { Desk } from './open-desks';
import type { Order } from './order';
import { reviewPhotos } from './review-photos';
import { reviewReports } from './review-reports';

/** The desks of both brands, as the command has them. */
const desksOf = (open: OpenDatabase): Desk[] =>
  ([1, 2] as const).map((brand) => {
    const context = testContext(open, { brand });
    return { tenant: context.tenant, db: context.db, clock: open.clock, ids: open.ids, files: 'files' };
  });

/** What the command says to these words. */
async function review(open: OpenDatabase, what: 'photos' | 'reports', words: string, reason?: string): Promise<string> {
  const [verb = 'list', id] = words.split(' ');
  const order: Order = { verb, id, reason, by: 'Eva', limit: 50 };
  const said: string[] = [];
  await (what === 'photos' ? reviewPhotos : reviewReports)(desksOf(open), order, (text) => said.push(text));
  return said.join('\n');
}

const report = (context: TestContext, id: string, words = 'Wants money') =>
  reportMember(context, id, reportSchema.parse({ reason: 'scam', words }));
const actionsOf = async ({ db }: TestContext, id: string) =>
  (await listAuditOf(db, id, 10)).map(({ action, actor_kind }) => `${actor_kind} ${action}`);

withDatabase('npm run review -- reports', (open) => {
  it('lists all brands, shows the evidence, and cannot be steered by what people write', async () => {
    const opened = await open();
    const [here, there] = [testContext(opened), testContext(opened, { brand: 2 })];
    const flora = await makeFictional(here, { name: 'Flora' });
    const ben = await makeMember(there, { name: 'Ben', about: 'Hi \u001B[2J there' });
    const first = await report(here, flora.id);
    const second = await report(there, ben.id, 'bad\u001B[31m words');
    const list = await review(opened, 'reports', 'list');
    expect(list).toContain('Flora (fictional)');
    expect(list.split('\n')).toHaveLength(4);
    const shown = await review(opened, 'reports', `show ${second.number}`);
    expect(shown).toContain('boreas');
    expect(shown).toContain('about');
    expect(shown).not.toContain('\u001B');
    expect(await review(opened, 'reports', `show ${first.number.toLowerCase()}`)).toContain('Wants money');
    await expect(review(opened, 'reports', 'show NONE-0000')).rejects.toThrow('There is no report NONE-0000');
  });

  it('dismisses once, with a reason, and the reporter reads it', async () => {
    const opened = await open();
    const context = testContext(opened);
    const anna = as(context, await makeMember(context));
    const ben = await makeMember(context);
    const { number } = await report(anna, ben.id);
    await expect(review(opened, 'reports', `dismiss ${number}`)).rejects.toThrow('dismiss needs --reason');
    expect(await review(opened, 'reports', `dismiss ${number}`, 'a quarrel')).toBe(`${number} is dismissed`);
    expect(await review(opened, 'reports', `uphold ${number}`, 'no')).toBe(
      `${number} was dismissed before; that stands`,
    );
    expect((await findReceipt(anna, number)).state).toBe('dismissed');
    expect(await actionsOf(context, ben.id)).toEqual(['staff review.report-dismissed']);
    expect(await review(opened, 'reports', 'list')).toBe('No report is open.');
  });

  it('disables a profile once, upholds all about it, and shows it again', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [anna, bea] = [as(context, await makeMember(context)), as(context, await makeMember(context))];
    const ben = await makeMember(context);
    const [one, two] = [await report(anna, ben.id), await report(bea, ben.id)];
    expect(await review(opened, 'reports', `disable ${one.number}`, 'scam')).toContain('is disabled now');
    expect(await review(opened, 'reports', `disable ${ben.id}`, 'scam')).toContain('stays as it was');
    expect((await findReceipt(bea, two.number)).state).toBe('upheld');
    await expect(getProfile(anna, ben.id, true)).rejects.toMatchObject({ status: 404 });
    expect(await findMember(context.db, ben.id)).toMatchObject({ profile_status: 'disabled', searchable: 0 });
    expect(await review(opened, 'reports', `enable ${ben.id}`, 'mistake')).toContain('is shown now');
    expect((await getProfile(anna, ben.id, true)).person.id).toBe(ben.id);
    expect(await actionsOf(context, ben.id)).toEqual(
      expect.arrayContaining(['staff review.profile-disabled', 'staff review.profile-enabled']),
    );
    expect(await actionsOf(context, ben.id)).toHaveLength(2);
  });

  it('lowers what is left when one of several reports is dismissed', async () => {
    const opened = await open();
    const context = testContext(opened);
    const ben = await makeMember(context);
    const first = await report(as(context, await makeMember(context)), ben.id);
    await report(as(context, await makeMember(context)), ben.id);
    const priority = async () =>
      /(\d+) {2}2026/.exec((await review(opened, 'reports', 'list')).replace(/ +/g, '  '))?.[1];
    expect(await priority()).toBe('4');
    await review(opened, 'reports', `dismiss ${first.number}`, 'wrong');
    expect(await priority()).toBe('3');
  });
});

withDatabase('npm run review -- photos', (open) => {
  it('lists what waits, approves and rejects with a reason of the list, once each, and tells the audit', async () => {
    const opened = await open();
    const context = testContext(opened);
    const ben = await makeMember(context, { name: 'Ben', photo: true });
    const [photo] = await listPhotos(context.db, ben.id);
    const { id } = photo!;
    await patchPhoto(context.db, id, { status: 'pending' });
    expect(await review(opened, 'photos', 'list')).toContain(`files/1/photos/${id}.webp`);
    expect(await review(opened, 'photos', `show ${id}`)).toContain('not yet');
    expect(await review(opened, 'photos', `approve ${id}`)).toBe(`${id} is approved`);
    expect(await review(opened, 'photos', `approve ${id}`)).toBe(`${id} was approved`);
    await expect(review(opened, 'photos', `reject ${id}`, 'ugly')).rejects.toThrow('--reason must be one of explicit');
    expect(await review(opened, 'photos', `reject ${id}`, 'not-you')).toBe(`${id} is rejected`);
    expect(await findPhoto(context.db, id)).toMatchObject({ status: 'rejected', rejection: 'not-you' });
    expect(await findMember(context.db, ben.id)).toMatchObject({ main_photo_id: null, has_photo: 0 });
    const actions = await actionsOf(context, id);
    expect(actions.sort()).toEqual(['staff review.photo-approved', 'staff review.photo-rejected']);
    expect(await review(opened, 'photos', 'list')).toBe('No photo waits for a decision.');
  });
});
