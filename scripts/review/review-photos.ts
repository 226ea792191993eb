import { getMember } from '~db/queries/member';
import { findPhoto } from '~db/queries/photo';
import type { PhotoRow } from '~db/schema/photo';
import { isRejectionReason, rejectionReasons } from '~/features/photos/review/rejection-reasons';
import { countOthersWith, listPhotosToReview } from '~/features/photos/review/review-photo.service.server';
import { photoKey } from '~/features/photos/upload/photo-files.server';
import { decideOnPhoto } from '~/features/safety/report/review.service.server';
import { forgetCopy } from '~/server/jobs/review-copies';
import { textTable } from '../command/text-table';
import type { Desk } from './open-desks';
import { Problem, requireId, requireReason, type Order } from './order';
import { layOut } from './pictures';
import { facts, moment, personWords, plain } from './words';

type Say = (text: string) => void;

/** `npm run review -- photos …` */
export async function reviewPhotos(desks: readonly Desk[], order: Order, say: Say): Promise<void> {
  switch (order.verb) {
    case 'list':
      return list(desks, order, say);
    case 'show': {
      const { desk, photo } = await find(desks, requireId(order, 'the id of a photo'));
      return say(await describe(desk, photo));
    }
    case 'approve':
    case 'reject': {
      const decision = readDecision(order);
      const { desk, photo } = await find(desks, requireId(order, 'the id of a photo'));
      const done = await decideOnPhoto(desk, photo.id, decision, order.by);
      await forgetCopies(desk, photo);
      return say(`${photo.id} ${done ? 'is' : 'was'} ${order.verb === 'approve' ? 'approved' : 'rejected'}`);
    }
    default:
      throw new Problem(`photos knows list, show, approve and reject, not ${order.verb}`);
  }
}

function readDecision(order: Order) {
  if (order.verb === 'approve') return { decision: 'approve' } as const;
  const reason = requireReason(order);
  if (!isRejectionReason(reason)) throw new Problem(`--reason must be one of ${rejectionReasons.join(', ')}`);
  return { decision: 'reject', reason } as const;
}

async function list(desks: readonly Desk[], order: Order, say: Say): Promise<void> {
  const rows: string[][] = [];
  for (const desk of desks) {
    for (const { photo, alsoOf } of await listPhotosToReview(desk, order.limit)) {
      const owner = await getMember(desk.db, photo.member_id);
      const other = alsoOf === 0 ? '' : `also of ${alsoOf} other${alsoOf === 1 ? '' : 's'}`;
      const who = personWords(owner.name, owner.kind);
      const part = photo.source_filename === null ? '' : await fileOf(desk, photo.filename);
      rows.push([photo.id, desk.tenant.slug, moment(photo.created_at), who, await wholeOf(desk, photo), part, other]);
    }
  }
  if (rows.length === 0) return say('No photo is waiting for a decision.');
  say(textTable(['photo', 'brand', 'since', 'of', 'whole picture', 'shown part', 'look out'], rows));
}

async function describe(desk: Desk, photo: PhotoRow): Promise<string> {
  const owner = await getMember(desk.db, photo.member_id);
  return facts({
    photo: photo.id,
    brand: desk.tenant.slug,
    state: photo.rejection === null ? photo.status : `${photo.status} (${photo.rejection})`,
    of: `${plain(owner.name)} (${owner.kind}, ${owner.id})`,
    sent: moment(photo.created_at),
    decided: photo.reviewed_at === null ? 'not yet' : moment(photo.reviewed_at),
    size: `${photo.width} x ${photo.height}`,
    'whole picture': await wholeOf(desk, photo),
    'shown part': await fileOf(desk, photo.filename),
    'also of': `${await countOthersWith(desk, photo)} other members`,
  });
}

/** What is decided about: what the member brought, of which the shown part was cut. Older photos have the part alone. */
const wholeOf = (desk: Desk, { source_filename: source, filename }: PhotoRow) => fileOf(desk, source ?? filename);

const fileOf = (desk: Desk, name: string) => layOut(desk, photoKey(desk.tenant.id, name));

/** What is decided need not be looked at any more. */
async function forgetCopies({ folder, tenant }: Desk, { source_filename: source, filename }: PhotoRow): Promise<void> {
  for (const name of source === null ? [filename] : [source, filename]) {
    await forgetCopy(folder, photoKey(tenant.id, name));
  }
}

async function find(desks: readonly Desk[], id: string): Promise<{ desk: Desk; photo: PhotoRow }> {
  for (const desk of desks) {
    const photo = await findPhoto(desk.db, id);
    if (photo) return { desk, photo };
  }
  throw new Problem(`There is no photo ${id}`);
}
