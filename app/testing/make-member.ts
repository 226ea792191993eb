import { emailKeyOf, getMember, insertMember, patchMember } from '~db/queries/member';
import { insertPhotos } from '~db/queries/photo';
import { openCreditAccounts } from '~db/queries/credit-account';
import { postCredits } from '~db/queries/credit-transaction';
import { transaction } from '~db/database';
import type { Own } from '~db/handle';
import type { MemberRow, NewMember } from '~db/schema/member';
import { viewerMember } from '~/features/account/sessions/viewer-member.server';
import type { BrandContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { memberRow } from './rows';

export interface MemberWishes extends Partial<Own<NewMember>> {
  /** The balance of the account, with a regular ledger entry. */
  credits?: number;
  /** Whether the member has a main photo. */
  photo?: boolean;
}

type Where = Pick<BrandContext, 'db' | 'ids' | 'clock'>;

let count = 0;

/**
 * An active member of the context's brand. Tests give the fields that matter to them; the others have plausible values.
 */
export async function makeMember(context: Where, wishes: MemberWishes = {}): Promise<ViewerMember> {
  const { credits = 0, photo = false, ...patch } = wishes;
  const member = { ...ordinary(context), ...patch };
  if (patch.email) member.email_key = emailKeyOf(patch.email);
  await insertMember(context.db, member);
  if (photo) await givePhoto(context, member.id);
  if (member.kind === 'member') await giveCredits(context, member.id, credits);
  return viewerOf(await getMember(context.db, member.id), credits);
}

/** A fictional profile as brands have them: without e-mail address and password. */
export function makeFictional(context: Where, wishes: MemberWishes = {}): Promise<ViewerMember> {
  return makeMember(context, { kind: 'fictional', email: null, email_key: null, password_hash: null, ...wishes });
}

/** A member who has signed up but not confirmed the e-mail address: hidden, and cannot be answered. */
export function makeUnconfirmed(context: Where, wishes: MemberWishes = {}): Promise<ViewerMember> {
  return makeMember(context, {
    status: 'not_confirmed',
    profile_status: 'disabled',
    searchable: 0,
    activated_at: null,
    ...wishes,
  });
}

function ordinary({ ids, clock }: Where) {
  count += 1;
  const now = clock.now();
  const times = { signup_date: now, activated_at: now, last_active_at: now };
  return { ...memberRow(ids.random(), { name: `Member ${count}`, language: 'en', ...times }) };
}

async function givePhoto({ db, ids, clock }: Where, memberId: string): Promise<void> {
  const id = ids.random();
  const photo = { id, member_id: memberId, status: 'active' as const, blur_filename: null, position: 0 };
  const picture = { width: 900, height: 1200, placeholder: null, created_at: clock.now() };
  await insertPhotos(db, [{ ...photo, ...filesOf(id), ...picture }]);
  await patchMember(db, memberId, { main_photo_id: id, has_photo: 1 });
}

async function giveCredits({ db, ids, clock }: Where, memberId: string, credits: number): Promise<void> {
  const id = ids.ulid();
  await transaction(db, async (tx) => {
    await openCreditAccounts(tx, memberId);
    if (credits === 0) return;
    await postCredits(tx, {
      id,
      kind: 'adjustment',
      member_id: memberId,
      request_key: `test:${id}`,
      request_hash: 'test',
      reference: 'test',
      created_at: clock.now(),
      entries: [
        { account: 'house_granted', amount: -credits },
        { account: `m:${memberId}`, amount: credits },
      ],
      lots: { open: { origin: 'goodwill' } },
    });
  });
}

function viewerOf(row: MemberRow, credits: number): ViewerMember {
  const files = row.main_photo_id ? filesOf(row.main_photo_id) : noFiles;
  return viewerMember({
    ...row,
    credits,
    photo_filename: files.filename,
    photo_thumb_filename: files.thumb_filename,
    photo_match_filename: files.match_filename,
  });
}

const noFiles = { filename: null, thumb_filename: null, match_filename: null };

function filesOf(id: string) {
  return { filename: `${id}.webp`, thumb_filename: `${id}-thumb.webp`, match_filename: `${id}-match.webp` };
}
