import { getMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import { findPhotoCheck } from '~db/queries/photo-check';
import type { PhotoCheckRow } from '~db/schema/photo-check';
import { checkKey } from '~/features/photos/check/check-files.server';
import { checkRejections, isCheckRejection } from '~/features/photos/check/check-rejections';
import { decideOnCheck, listChecksToReview } from '~/features/photos/check/decide-check.service.server';
import { isPose, poseWords } from '~/features/photos/check/poses';
import { photoKey } from '~/features/photos/upload/photo-files.server';
import { forgetCopy } from '~/server/jobs/review-copies';
import { inCell } from '../command/outside-text';
import { textTable } from '../command/text-table';
import type { BrandReview } from './open-brand-reviews';
import { layOut } from './pictures';
import { CommandProblem } from '~/compose/commands/command-problem';
import { requireId, requireReason, type ReviewCommand } from './review-command';
import { facts, moment, theirs } from './words';

type Say = (text: string) => void;

/** Runs `npm run facet -- review checks …`. */
export async function reviewChecks(reviews: readonly BrandReview[], command: ReviewCommand, say: Say): Promise<void> {
  switch (command.verb) {
    case 'list':
      return list(reviews, command, say);
    case 'show': {
      const { brand, check } = await find(reviews, requireId(command, 'the number of a check'));
      return say(await describe(brand, check));
    }
    case 'approve':
    case 'reject': {
      const decision = readDecision(command);
      const { brand, check } = await find(reviews, requireId(command, 'the number of a check'));
      const outcome = await decideOnCheck(brand, check.id, decision, command.by);
      if (outcome === 'same')
        throw new CommandProblem(
          `${inCell(command.by)} decided the first time: a second look needs somebody else, with --by`,
        );
      if (outcome === 'gone')
        throw new CommandProblem(
          'The photo of the comparison is not shown any more: reject with --reason photo-changed',
        );
      await forgetPictures(brand, check);
      const done = command.verb === 'approve' ? 'approved' : 'rejected';
      return say(outcome === 'done' ? `${check.id} is ${done}` : `${check.id} was decided before; that is not changed`);
    }
    default:
      throw new CommandProblem(`checks supports list, show, approve and reject, not ${command.verb}`);
  }
}

function readDecision(command: ReviewCommand) {
  if (command.verb === 'approve') return { decision: 'approve' } as const;
  const reason = requireReason(command);
  if (!isCheckRejection(reason)) throw new CommandProblem(`--reason must be one of ${checkRejections.join(', ')}`);
  return { decision: 'reject', reason } as const;
}

async function list(reviews: readonly BrandReview[], command: ReviewCommand, say: Say): Promise<void> {
  const rows: string[][] = [];
  for (const brand of reviews) {
    for (const check of await listChecksToReview(brand, command.limit)) {
      const owner = await getMember(brand.db, check.member_id);
      const round = check.state === 'second' ? `second, erased ${moment(check.erase_at!)}` : 'first';
      rows.push([check.id, brand.tenant.slug, moment(check.sent_at!), inCell(owner.name), poseOf(check), round]);
    }
  }
  if (rows.length === 0) return say('No picture of a pose is waiting for a decision.');
  say(textTable(['check', 'brand', 'since', 'of', 'pose', 'round'], rows));
}

async function describe(brand: BrandReview, check: PhotoCheckRow): Promise<string> {
  const owner = await getMember(brand.db, check.member_id);
  const photos = await listPhotos(brand.db, check.member_id, 'active');
  const compared = photos.find(({ id }) => id === check.photo_id);
  const others = photos.filter((photo) => photo !== compared);
  return facts({
    check: check.id,
    brand: brand.tenant.slug,
    state: check.rejection === null ? check.state : `${check.state} (${check.rejection})`,
    of: theirs(`${owner.name} (${owner.kind}, ${owner.id})`),
    pose: poseOf(check),
    sent: check.sent_at === null ? 'not yet' : moment(check.sent_at),
    'decided by': theirs(check.decided_by ?? 'nobody yet'),
    picture: check.filename === null ? '(erased)' : await layOut(brand, checkKey(brand.tenant.id, check.filename)),
    'compare with': compared ? await layOut(brand, photoKey(brand.tenant.id, compared.filename)) : '(gone)',
    'other photos':
      (await Promise.all(others.map((photo) => layOut(brand, photoKey(brand.tenant.id, photo.filename))))).join(' ') ||
      'none',
  });
}

const poseOf = ({ pose }: PhotoCheckRow) => (isPose(pose) ? String(poseWords[pose].defaultMessage) : pose);

/** Nothing of the picture stays with staff once it is decided. */
async function forgetPictures(brand: BrandReview, check: PhotoCheckRow): Promise<void> {
  const { folder, tenant, db } = brand;
  if (check.filename !== null) await forgetCopy(folder, checkKey(tenant.id, check.filename));
  for (const photo of await listPhotos(db, check.member_id))
    await forgetCopy(folder, photoKey(tenant.id, photo.filename));
}

async function find(
  reviews: readonly BrandReview[],
  id: string,
): Promise<{ brand: BrandReview; check: PhotoCheckRow }> {
  for (const brand of reviews) {
    const check = await findPhotoCheck(brand.db, id);
    if (check) return { brand, check };
  }
  throw new CommandProblem(`There is no check ${id}`);
}
