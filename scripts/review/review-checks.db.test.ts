import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { getMember } from '~db/queries/member';
import { listPhotoChecksOf } from '~db/queries/photo-check';
import { isChecked } from '~db/schema/search-bits';
import { beginPhotoCheck, askForSecondCheck, sendPhotoCheck } from '~/features/photos/check/photo-check.service.server';
import { addPhoto } from '~/features/photos/upload/add-photo.service.server';
import { consentVersions } from '~/features/profiles/consents/consents';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { makePicture } from '~/testing/pictures';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { reviewChecks } from './review-checks';

const folder = mkdtempSync(join(tmpdir(), 'facet-review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A member who has sent a picture of the pose, and the command of an operator. */
async function begin(open: OpenDatabase) {
  const context = testContext(open, { tenant: { photo_review: 'after-publishing', photo_check: true } });
  const me = as(context, await makeMember(context, { name: 'Ann\u001B[2Ja' }));
  await addPhoto(me, await makePicture(1, { width: 300, height: 400 }));
  await beginPhotoCheck(me, consentVersions.photo_check);
  const form = new FormData();
  const bytes = new Uint8Array(await makePicture(2, { width: 300, height: 400 }));
  form.append('picture', new File([bytes], 'me.jpg', { type: 'image/jpeg' }));
  await sendPhotoCheck(me, new Request('http://brand.test/', { method: 'POST', body: form }));
  const [check] = await listPhotoChecksOf(me.db, me.member.id, 1);
  const { tenant, db, ports } = context;
  const brand = { tenant, db, clock: open.clock, ids: open.ids, storage: ports.storage, folder, kickOutbox: () => {} };
  const review = async (args: string, reason?: string, by = 'Eva') => {
    const [verb = 'list', id] = args.split(' ');
    const lines: string[] = [];
    await reviewChecks([brand], { verb, id, reason, by, limit: 50 }, (text) => lines.push(text));
    return lines.join('\n');
  };
  return { me, id: check!.id, review };
}

withDatabase('npm run facet -- review checks', (open) => {
  it('lists them, lays the pictures out side by side, and takes the copies away with the decision', async () => {
    const { me, id, review } = await begin(await open());
    const list = await review('list');
    expect(list).toContain(id);
    expect(list).not.toContain('\u001B');
    const shown = await review(`show ${id}`);
    const files = [...shown.matchAll(/^(?:picture|compare with)\s+(\S+)$/gm)].map(([, path]) => path!);
    expect(files).toHaveLength(2);
    for (const path of files) expect(existsSync(path), path).toBe(true);
    expect(await review(`approve ${id}`)).toBe(`${id} is approved`);
    for (const path of files) expect(existsSync(path), path).toBe(false);
    expect(await review(`approve ${id}`)).toBe(`${id} was decided before; that is not changed`);
    expect(await review('list')).toBe('No picture of a pose is waiting for a decision.');
    expect(isChecked((await getMember(me.db, me.member.id)).search_bits)).toBe(true);
    expect((await listAuditOf(me.db, me.member.id, 10)).map(({ action }) => action)).toContain('review.check-approved');
  });

  // covers X17-077
  it('rejects with a reason of the list, and wants somebody else for the second look', async () => {
    const { me, id, review } = await begin(await open());
    await expect(review(`reject ${id}`)).rejects.toThrow('reject needs --reason');
    await expect(review(`reject ${id}`, 'ugly')).rejects.toThrow('--reason must be one of not-the-pose');
    expect(await review(`reject ${id}`, 'unclear')).toBe(`${id} is rejected`);
    await askForSecondCheck(me);
    expect(await review('list')).toContain('second, erased');
    await expect(review(`approve ${id}`)).rejects.toThrow('a second look needs somebody else');
    expect(await review(`approve ${id}`, undefined, 'Tom')).toBe(`${id} is approved`);
    await expect(review('show nothing')).rejects.toThrow('There is no check nothing');
  });
});
