import { transaction } from '~db/database';
import { findMailing, insertMailing, listMembersAfter, moveMailing } from '~db/queries/mailing';
import { listSentAbout } from '~db/queries/notification';
import { countDueOutbox } from '~db/queries/outbox';
import type { MemberRow } from '~db/schema/member';
import type { NotificationType } from '~/contract/user';
import { notifyIn } from '~/features/notifications/notify.service.server';
import type { ServiceContext } from '~/server/context/context.server';
import type { Preview } from '~/server/jobs/job';

/** A round to all members of a brand, from which each is told at most one thing, once. */
export interface Round {
  type: NotificationType;
  /** The round that is due now, such as the day; null if there is none. */
  due(context: ServiceContext): string | null;
  /** Those of these members for whom there may be something to tell, found in one query; all if absent. */
  among?(context: ServiceContext, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What this member is to be told about, at most 64 characters, as the subject of the notification; null: nothing. */
  subject(context: ServiceContext, member: MemberRow, id: string): Promise<string | null>;
}

const PIECE = 100;
/** While so many jobs of the brand wait, the round does too: it must not delay what members write to each other. */
const BACKLOG = 300;
/** As many members are examined in a dry run. */
const PREVIEWED = 5_000;

/** Goes on with the round that is due. Returns how many members it examined; 0 if nothing is left. */
export async function workOnRound(context: ServiceContext, round: Round): Promise<number> {
  const { db, clock } = context;
  const id = round.due(context);
  if (id === null) return 0;
  const now = clock.now();
  const begun = { type: round.type, id, cursor: '', examined: 0, told: 0, begun_at: now, done_at: null };
  const known = await findMailing(db, round.type, id);
  if (!known) await insertMailing(db, begun);
  const mailing = known ?? (await findMailing(db, round.type, id))!;
  if (mailing.done_at !== null || (await isBusy(context))) return 0;
  const members = await listMembersAfter(db, mailing.cursor, PIECE);
  const found = await findTold(context, round, members, id);
  // What is told and how far the round is are true together, so a process that dies in between repeats nothing.
  return transaction(db, async (tx) => {
    const progress = {
      cursor: members.at(-1)?.id ?? mailing.cursor,
      examined: mailing.examined + members.length,
      told: mailing.told + found.length,
      done_at: members.length < PIECE ? now : null,
    };
    if (!(await moveMailing(tx, mailing, progress))) return 0;
    for (const { memberId, subject } of found) await notifyIn(tx, context, { memberId, type: round.type, subject });
    return members.length;
  });
}

/** Whom the round would tell what, without beginning it. */
export async function previewRound(context: ServiceContext, round: Round): Promise<Preview> {
  const id = round.due(context);
  if (id === null) return { count: 0, more: false };
  const mailing = await findMailing(context.db, round.type, id);
  if (mailing && mailing.done_at !== null) return { count: 0, more: false };
  const lines: string[] = [];
  let cursor = mailing?.cursor ?? '';
  for (let examined = 0; examined < PREVIEWED; examined += PIECE) {
    const members = await listMembersAfter(context.db, cursor, PIECE);
    const found = await findTold(context, round, members, id);
    lines.push(...found.map(({ memberId, subject }) => `tell member ${memberId} about ${subject}`));
    if (members.length < PIECE) return { count: lines.length, more: false, lines };
    cursor = members.at(-1)!.id;
  }
  return { count: lines.length, more: true, lines };
}

async function findTold(context: ServiceContext, round: Round, members: readonly MemberRow[], id: string) {
  const found: { memberId: string; subject: string }[] = [];
  const open = members.filter((member) => mayBeTold(member, round.type));
  const ids = open.map((member) => member.id);
  const among = round.among && ids.length > 0 ? await round.among(context, ids) : undefined;
  for (const member of open) {
    if (among && !among.has(member.id)) continue;
    const subject = await round.subject(context, member, id);
    if (subject === null) continue;
    const before = await listSentAbout(context.db, member.id, [subject]);
    if (!before.some(({ type }) => type === round.type)) found.push({ memberId: member.id, subject });
  }
  return found;
}

/** A member with an e-mail address who has not switched off this type both ways. */
function mayBeTold({ kind, status, email, notifications_disabled, push_disabled }: MemberRow, type: NotificationType) {
  if (kind !== 'member' || status === 'deleted' || email === null) return false;
  const isOff = (json: string | null) => json !== null && (JSON.parse(json) as string[]).includes(type);
  return !isOff(notifications_disabled) || !isOff(push_disabled);
}

async function isBusy({ db, clock }: ServiceContext): Promise<boolean> {
  const due = await countDueOutbox(db, clock.now(), BACKLOG);
  return due.reduce((sum, { count }) => sum + count, 0) >= BACKLOG;
}
