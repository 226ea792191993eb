import { transaction, type Tx } from '~db/database';
import { findMailing, insertMailing, listMembersAfter, moveMailing } from '~db/queries/mailing';
import { listToldOf } from '~db/queries/mailing-piece';
import { countDueOutbox } from '~db/queries/outbox';
import type { MemberRow } from '~db/schema/member';
import type { NotificationType } from '~/contract/notification-types';
import { notifyAllIn, TOGETHER_MS, type Telling } from '~/features/notifications/notify.service.server';
import type { BrandContext } from '~/server/context/context.server';
import type { Preview } from '~/server/jobs/job';

/** A round to all members of a brand, from which each is told at most one thing, once. */
export interface Round {
  type: NotificationType;
  /** The round that is due now, such as the day; null if there is none. None is due 90 days after it began. */
  due(context: BrandContext): string | null | Promise<string | null>;
  /**
   * What these members are to be told about, each at most 64 characters, as the subject of the notification; who is
   * absent is told nothing. Asks as many queries for a hundred members as for one.
   */
  subjects(context: BrandContext, members: readonly MemberRow[], id: string): Promise<ReadonlyMap<string, string>>;
}

const PIECE = 100;
/** While so many jobs of the brand wait, the round does too: it must not delay what members write to each other. */
const BACKLOG = 300;
/** As many members are examined in the dry run of a job. */
const PREVIEWED = 5_000;

/** One subject for each of the members for whom `subjectOf` has one. */
export function subjectsOf(
  members: readonly MemberRow[],
  subjectOf: (member: MemberRow) => string | null,
): Map<string, string> {
  return new Map(
    members.flatMap((member) => {
      const subject = subjectOf(member);
      return subject === null ? [] : [[member.id, subject] as const];
    }),
  );
}

/** What goes once through all members of a brand: one row of `mailing`. */
export interface MailingPieces<Found> {
  type: string;
  id: string;
  find(members: readonly MemberRow[]): Promise<Found[]>;
  /** Notes what was found, in the transaction that moves on. */
  noteIn(tx: Tx, found: readonly Found[]): Promise<void>;
  /** What a dry run says. */
  line(found: Found): string;
}

/** Goes on with the round that is due. Returns how many members it examined; 0 if nothing is left. */
export async function workOnRound(context: BrandContext, round: Round): Promise<number> {
  const id = await round.due(context);
  return id === null ? 0 : workOnPieces(context, piecesOf(context, round, id));
}

/** Whom the round would tell what, without beginning it. It looks at no more than `most` members. */
export async function previewRound(context: BrandContext, round: Round, most = PREVIEWED): Promise<Preview> {
  const id = await round.due(context);
  return id === null ? { count: 0, more: false } : previewPieces(context, piecesOf(context, round, id), most);
}

const piecesOf = (
  context: BrandContext,
  round: Round,
  id: string,
): MailingPieces<Pick<Telling, 'memberId' | 'subject'>> => ({
  type: round.type,
  id,
  find: (members) => findTold(context, round, members, id),
  noteIn: (tx, found) => notifyAllIn(tx, context, round.type, found),
  line: ({ memberId, subject }) => `tell member ${memberId} about ${subject}`,
});

/** Goes on by one piece. Returns how many members it examined; 0 if nothing is left, or too much else is waiting. */
export async function workOnPieces<Found>(context: BrandContext, pieces: MailingPieces<Found>): Promise<number> {
  const { db, clock } = context;
  const { type, id } = pieces;
  const now = clock.now();
  const begun = { type, id, cursor: '', examined: 0, told: 0, begun_at: now, done_at: null };
  const known = await findMailing(db, type, id);
  if (!known) await insertMailing(db, begun);
  const mailing = known ?? (await findMailing(db, type, id))!;
  if (mailing.done_at !== null || (await isBusy(context))) return 0;
  const members = await listMembersAfter(db, mailing.cursor, PIECE);
  const found = await pieces.find(members);
  // What is told and how far the round is are true together, so a process that dies in between repeats nothing.
  return transaction(db, async (tx) => {
    const progress = {
      cursor: members.at(-1)?.id ?? mailing.cursor,
      examined: mailing.examined + members.length,
      told: mailing.told + found.length,
      done_at: members.length < PIECE ? now : null,
    };
    if (!(await moveMailing(tx, mailing, progress))) return 0;
    await pieces.noteIn(tx, found);
    return members.length;
  });
}

export async function previewPieces<Found>(
  { db }: Pick<BrandContext, 'db'>,
  { type, id, find, line }: MailingPieces<Found>,
  most = PREVIEWED,
): Promise<Preview> {
  const mailing = await findMailing(db, type, id);
  if (mailing && mailing.done_at !== null) return { count: 0, more: false };
  const lines: string[] = [];
  let cursor = mailing?.cursor ?? '';
  for (let examined = 0; examined < most; examined += PIECE) {
    const members = await listMembersAfter(db, cursor, PIECE);
    lines.push(...(await find(members)).map(line));
    if (members.length < PIECE) return { count: lines.length, more: false, lines };
    cursor = members.at(-1)!.id;
  }
  return { count: lines.length, more: true, lines };
}

async function findTold(context: BrandContext, round: Round, members: readonly MemberRow[], id: string) {
  const open = members.filter((member) => mayBeTold(member, round.type));
  if (open.length === 0) return [];
  const subjects = await round.subjects(context, open, id);
  if (subjects.size === 0) return [];
  const notified = await listToldOf(context.db, round.type, [...subjects.keys()], [...new Set(subjects.values())]);
  const before = new Set(notified.map((row) => `${row.member_id} ${row.subject}`));
  return [...subjects]
    .filter(([memberId, subject]) => !before.has(`${memberId} ${subject}`))
    .map(([memberId, subject]) => ({ memberId, subject }));
}

/** A member with an e-mail address who has not switched off this type both ways. */
function mayBeTold({ kind, status, email, notifications_disabled, push_disabled }: MemberRow, type: NotificationType) {
  if (kind !== 'member' || status === 'deleted' || email === null) return false;
  const isOff = (json: string | null) => json !== null && (JSON.parse(json) as string[]).includes(type);
  return !isOff(notifications_disabled) || !isOff(push_disabled);
}

async function isBusy({ db, clock }: BrandContext): Promise<boolean> {
  // What this round has just noted is due in a moment, and counts already.
  const due = await countDueOutbox(db, clock.now() + TOGETHER_MS, BACKLOG);
  return due.reduce((sum, { count }) => sum + count, 0) >= BACKLOG;
}
