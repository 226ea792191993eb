import { getMember } from '~db/queries/member';
import { findPhoto } from '~db/queries/photo';
import type { PhotoRow } from '~db/schema/photo';
import { isRejectionReason, rejectionReasons } from '~/features/photos/review/rejection-reasons';
import { countOthersWith, listPhotosToReview } from '~/features/photos/review/review-photo.service.server';
import { photoKey } from '~/features/photos/upload/photo-files.server';
import { decideOnPhoto } from '~/features/safety/report/review.service.server';
import { forgetCopy } from '~/server/jobs/review-copies';
import { textTable } from '../command/text-table';
import type { BrandReview } from './open-brand-reviews';
import { CommandProblem } from '~/compose/commands/command-problem';
import { requireId, requireReason, type ReviewCommand } from './review-command';
import { layOut } from './pictures';
import { facts, moment, personWords, theirs } from './words';

type Say = (text: string) => void;

/** Runs `npm run facet -- review photos …`. */
export async function reviewPhotos(reviews: readonly BrandReview[], command: ReviewCommand, say: Say): Promise<void> {
  switch (command.verb) {
    case 'list':
      return list(reviews, command, say);
    case 'show': {
      const { brand, photo } = await find(reviews, requireId(command, 'the id of a photo'));
      return say(await describe(brand, photo));
    }
    case 'approve':
    case 'reject': {
      const decision = readDecision(command);
      const { brand, photo } = await find(reviews, requireId(command, 'the id of a photo'));
      const done = await decideOnPhoto(brand, photo.id, decision, command.by);
      await forgetCopies(brand, photo);
      return say(`${photo.id} ${done ? 'is' : 'was'} ${command.verb === 'approve' ? 'approved' : 'rejected'}`);
    }
    default:
      throw new CommandProblem(`photos supports list, show, approve and reject, not ${command.verb}`);
  }
}

function readDecision(command: ReviewCommand) {
  if (command.verb === 'approve') return { decision: 'approve' } as const;
  const reason = requireReason(command);
  if (!isRejectionReason(reason)) throw new CommandProblem(`--reason must be one of ${rejectionReasons.join(', ')}`);
  return { decision: 'reject', reason } as const;
}

async function list(reviews: readonly BrandReview[], command: ReviewCommand, say: Say): Promise<void> {
  const rows: string[][] = [];
  for (const brand of reviews) {
    for (const { photo, alsoOf } of await listPhotosToReview(brand, command.limit)) {
      const owner = await getMember(brand.db, photo.member_id);
      const other = alsoOf === 0 ? '' : `also of ${alsoOf} other${alsoOf === 1 ? '' : 's'}`;
      const who = personWords(owner.name, owner.kind);
      const part = photo.source_filename === null ? '' : await fileOf(brand, photo.filename);
      rows.push([photo.id, brand.tenant.slug, moment(photo.created_at), who, await wholeOf(brand, photo), part, other]);
    }
  }
  if (rows.length === 0) return say('No photo is waiting for a decision.');
  say(textTable(['photo', 'brand', 'since', 'of', 'whole picture', 'shown part', 'warning'], rows));
}

async function describe(brand: BrandReview, photo: PhotoRow): Promise<string> {
  const owner = await getMember(brand.db, photo.member_id);
  return facts({
    photo: photo.id,
    brand: brand.tenant.slug,
    state: photo.rejection === null ? photo.status : `${photo.status} (${photo.rejection})`,
    of: theirs(`${owner.name} (${owner.kind}, ${owner.id})`),
    sent: moment(photo.created_at),
    decided: photo.reviewed_at === null ? 'not yet' : moment(photo.reviewed_at),
    size: `${photo.width} x ${photo.height}`,
    'whole picture': await wholeOf(brand, photo),
    'shown part': await fileOf(brand, photo.filename),
    'also of': `${await countOthersWith(brand, photo)} other members`,
  });
}

/**
 * The whole picture that the member sent, from which the visible part was cropped. Older photos have the cropped part
 * only.
 */
const wholeOf = (brand: BrandReview, { source_filename: source, filename }: PhotoRow) =>
  fileOf(brand, source ?? filename);

const fileOf = (brand: BrandReview, name: string) => layOut(brand, photoKey(brand.tenant.id, name));

/** Removes the copies of a photo that is decided. */
async function forgetCopies(
  { folder, tenant }: BrandReview,
  { source_filename: source, filename }: PhotoRow,
): Promise<void> {
  for (const name of source === null ? [filename] : [source, filename]) {
    await forgetCopy(folder, photoKey(tenant.id, name));
  }
}

async function find(reviews: readonly BrandReview[], id: string): Promise<{ brand: BrandReview; photo: PhotoRow }> {
  for (const brand of reviews) {
    const photo = await findPhoto(brand.db, id);
    if (photo) return { brand, photo };
  }
  throw new CommandProblem(`There is no photo ${id}`);
}
