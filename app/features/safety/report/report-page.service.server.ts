import { findBlocks } from '~db/queries/block';
import { findConversationOfPair } from '~db/queries/conversation';
import { getMember } from '~db/queries/member';
import { listMemberCards } from '~db/queries/member-card';
import { findMessage, listMessagesBefore } from '~db/queries/message';
import { findReportByNumber } from '~db/queries/report';
import type { MessageRow } from '~db/schema/message';
import { isMember } from '~/contract/actor';
import { listPhotosFor } from '~/features/profiles/view/profile-photos.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { findReader } from './evidence.server';
import { safetyPerson } from '../person.service.server';
import { requireReportable } from './report.service.server';
import type { ReportPage, ReportReceipt, ReportSubject } from './report-view';
import { nobodyHere } from '../safety.errors';

/** The numbers of newest messages and of photos that the form offers. */
const MESSAGES = 5;
/** A blocked member cannot open the conversation to choose there: the form offers more, and each as a whole. */
const MESSAGES_CLOSED = 50;
const PHOTOS = 6;
const PREVIEW = 120;

/** `photo` and `message` are those where Report was pressed. */
export async function findReportPage(
  context: RequestContext,
  id: string,
  choice: { photo: string | null; message: string | null },
): Promise<ReportPage> {
  const card = await requireReportable(context, id);
  const { db, viewer } = context;
  const blocks = isMember(viewer) ? await findBlocks(db, viewer.member.id, id) : null;
  const cut = blocks?.byOther ?? false;
  const blocked = cut || (blocks?.byViewer ?? false);
  const person = safetyPerson(context, card, blocked);
  const subjects: ReportSubject[] = [
    { kind: 'profile', value: 'profile' },
    ...(cut || !person.here
      ? []
      : (await photosOf(context, id, choice.photo)).map((photo) => (blocked ? { ...photo, thumb: null } : photo))),
    ...(await messagesOf(context, id, { asked: choice.message, cut })),
  ];
  const wanted = [choice.message && `message:${choice.message}`, choice.photo && `photo:${choice.photo}`];
  const chosen = subjects.find(({ value }) => wanted.includes(value))?.value ?? 'profile';
  // A blocked member may still report, and sees no more than the name.
  return { person: cut ? { ...person, here: false } : person, subjects, chosen };
}

async function photosOf(context: RequestContext, id: string, chosen: string | null): Promise<ReportSubject[]> {
  const gallery = await listPhotosFor(context, await getMember(context.db, id));
  const all = gallery.map((photo, index) => {
    const names = photo.kind === 'open' ? [photo.filename, photo.thumb, photo.large] : [photo.blur];
    const isAsked = chosen !== null && names.includes(chosen);
    const value = `photo:${isAsked ? chosen : names[0]}`;
    const thumb = photo.kind === 'open' ? photo.thumb : null;
    return { kind: 'photo' as const, value, number: index + 1, thumb, isAsked };
  });
  const offered = all.filter((photo, index) => photo.isAsked || (photo.thumb !== null && index < PHOTOS));
  return offered.map(({ isAsked: _isAsked, ...subject }) => subject);
}

async function messagesOf(
  context: RequestContext,
  id: string,
  { asked, cut }: { asked: string | null; cut: boolean },
): Promise<ReportSubject[]> {
  const { db, viewer } = context;
  if (!isMember(viewer)) return [];
  const conversation = await findConversationOfPair(db, viewer.member.id, id);
  const reader = conversation && (await findReader(db, context, viewer.member.id, conversation.id));
  if (!reader) return [];
  const newest = await listMessagesBefore(db, reader, undefined, cut ? 2 * MESSAGES_CLOSED : 50);
  const message = asked === null ? undefined : await findMessage(db, asked);
  const around = message?.conversation_id === conversation.id ? message.seq : undefined;
  const [reported] = around === undefined ? [] : await listMessagesBefore(db, reader, around + 1, 1);
  const theirs = newest.filter((row) => row.sender_id === id).slice(cut ? -MESSAGES_CLOSED : -MESSAGES);
  const extra = reported?.sender_id === id && !theirs.some((row) => row.id === reported.id) ? [reported] : [];
  return [...extra, ...theirs].reverse().map((row) => messageSubject(row, cut ? Infinity : PREVIEW));
}

function messageSubject({ id, type, body, created_at: at }: MessageRow, most: number): ReportSubject {
  const line = [...body.replace(/\s+/g, ' ')];
  const text = line.length > most ? `${line.slice(0, most).join('')}…` : line.join('');
  return { kind: 'message', value: `message:${id}`, type, text: type === 'text' ? text : '', at };
}

/** A visitor's report can be opened by anybody who has the number, and does not say whom it is about. */
export async function findReceipt(context: RequestContext, number: string): Promise<ReportReceipt> {
  const { db, viewer } = context;
  const report = await findReportByNumber(db, number.toUpperCase().slice(0, 12));
  const me = isMember(viewer) ? viewer.member.id : null;
  if (!report || (report.reporter_id !== null && report.reporter_id !== me)) throw nobodyHere();
  const mine = me !== null && report.reporter_id === me;
  return {
    number: report.number,
    state: report.state,
    at: report.created_at,
    mailed: mine,
    blockable: mine ? await findBlockable(context, me, report.member_id) : null,
  };
}

async function findBlockable(
  context: RequestContext,
  me: string,
  otherId: string,
): Promise<ReportReceipt['blockable']> {
  const { db } = context;
  const { byViewer, byOther } = await findBlocks(db, me, otherId);
  const [card] = await listMemberCards(db, [otherId]);
  return byViewer || !card || card.status === 'deleted' ? null : safetyPerson(context, card, byOther);
}
