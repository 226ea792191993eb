import type { Db } from '~db/database';
import { findMessage, listMessagesBefore, type ChatReader } from '~db/queries/message';
import { findParticipant } from '~db/queries/participant';
import { listPhotos } from '~db/queries/photo';
import type { MemberRow } from '~db/schema/member';
import type { MessageRow } from '~db/schema/message';
import type { PhotoRow } from '~db/schema/photo';
import { isMember } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import type { Reporting } from './report.schema.server';
import { nobodyHere } from '../safety.errors';

/** The number of messages stored before and after the reported one. */
const AROUND = 10;

/** What was visible when it was reported. It is stored unchanged, whatever becomes of profile, photo and message. */
export interface Evidence {
  taken_at: number;
  person: Record<string, string | number | null>;
  photos: { id: string; filename: string; status: string; main: boolean }[];
  photo?: { id: string; filename: string; status: string };
  /** The reported message and those around it, as far as the reporter could see them. */
  messages?: { id: string; from: 'reporter' | 'reported'; author: string; type: string; text: string; at: number }[];
}

export interface TakenEvidence {
  subjectId: string;
  evidence: Evidence;
}

type EvidenceContext = Pick<RequestContext, 'viewer' | 'tenant' | 'clock'>;

/** Throws 404 if the subject does not belong to this member or may not be seen by this viewer. */
export async function takeEvidence(
  db: Db,
  context: EvidenceContext,
  row: MemberRow,
  subject: Reporting['subject'],
): Promise<TakenEvidence> {
  const photos = await listPhotos(db, row.id);
  const evidence: Evidence = {
    taken_at: context.clock.now(),
    person: personOf(row),
    photos: photos.map((photo) => ({ ...photoOf(photo), main: photo.id === row.main_photo_id })),
  };
  if (subject.kind === 'profile') return { subjectId: row.id, evidence };
  if (subject.kind === 'photo') {
    const photo = photos.find((photo) => photo.status === 'active' && namesOf(photo).includes(subject.id));
    if (!photo) throw nobodyHere();
    return { subjectId: photo.id, evidence: { ...evidence, photo: photoOf(photo) } };
  }
  const messages = await messagesAround(db, context, row.id, subject.id);
  return { subjectId: subject.id, evidence: { ...evidence, messages } };
}

/** What others can see, and the states: no e-mail address, no date of birth, no place but the one on the profile. */
function personOf(row: MemberRow): Evidence['person'] {
  const { id, name, kind, status, profile_status, gender, country, region_id, city, about, looking_for, prompts } = row;
  return { id, name, kind, status, profile_status, gender, country, region_id, city, about, looking_for, prompts };
}

const photoOf = ({ id, filename, status }: PhotoRow) => ({ id, filename, status });

/** All file names under which others may have seen the photo. */
const namesOf = (photo: PhotoRow) => [
  photo.filename,
  photo.thumb_filename,
  photo.match_filename,
  photo.blur_filename,
  photo.large_filename,
];

async function messagesAround(
  db: Db,
  context: EvidenceContext,
  memberId: string,
  messageId: string,
): Promise<Evidence['messages']> {
  const { viewer } = context;
  const message = isMember(viewer) ? await findMessage(db, messageId) : undefined;
  if (!isMember(viewer) || message?.sender_id !== memberId) throw nobodyHere();
  const reader = await findReader(db, context, viewer.member.id, message.conversation_id);
  const seen = reader ? await listMessagesBefore(db, reader, message.seq + AROUND + 1, 2 * AROUND + 1) : [];
  // The message is not delivered, was deleted by this member, or is older than the retention period.
  if (!seen.some(({ id }) => id === messageId)) throw nobodyHere();
  return seen.map((message) => messageOf(message, viewer.member.id));
}

/** What the viewer may read of a conversation; undefined if they do not take part in it. */
export async function findReader(
  db: Db,
  { tenant, clock }: EvidenceContext,
  viewerId: string,
  conversationId: string,
): Promise<ChatReader | undefined> {
  const mine = await findParticipant(db, viewerId, conversationId);
  return (
    mine && {
      conversationId,
      memberId: viewerId,
      deletedBefore: mine.deleted_before_seq,
      since: clock.now() - tenant.message_retention_days * DAY,
    }
  );
}

function messageOf(row: MessageRow, reporterId: string): NonNullable<Evidence['messages']>[number] {
  const { id, sender_id, author_kind: author, type, body: text, created_at: at } = row;
  return { id, from: sender_id === reporterId ? 'reporter' : 'reported', author, type, text, at };
}
