import { openDatabase } from '~db/database';
import type { Db } from '~db/database';
import { emailKeyOf, findMemberByEmail, insertMember } from '~db/queries/member';
import { insertPhotos } from '~db/queries/photo';
import type { MemberRow } from '~db/schema/member';
import { systemClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { demoAccount } from '../../e2e/support/accounts';
import { brand, SLUG } from '../brand';
import { giveCredits } from '../pages/story';
import type { AreaMember, AreaScale, AreaSizes } from './area-kinds';
import { fillConversations, fillMatches, fillConversation } from '~/testing/fill-lists';

export interface AreaStory {
  few: AreaMember;
  many: AreaMember;
  /** The conversations of the member with much: conversation and other member, the most recent first. */
  talks: { conversation: string; member: string }[];
}

const ids = randomIds(systemClock);

/** Makes the two members from the premium demo account, without the services. */
export async function tellAreaStory(url: string, scale: AreaScale): Promise<AreaStory> {
  const database = await openDatabase({ url });
  try {
    const db = database.tenant(brand.id);
    const { email, password } = demoAccount(SLUG, 'premium');
    const model = await findMemberByEmail(db, email);
    if (!model) throw new Error(`The demo account ${email} is missing`);
    const others = await listOthers(db, Math.max(scale.many.matches, scale.many.conversations));
    const few = await tellMember(db, { model, password, sizes: scale.few, others });
    const many = await tellMember(db, { model, password, sizes: scale.many, others });
    return { few: few.member, many: many.member, talks: many.talks };
  } finally {
    await database.close();
  }
}

/** The ids of ordinary members, the most recently active first. */
async function listOthers(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('searchable', '=', 1)
    .where('kind', '=', 'member')
    .where('status', '=', 'active')
    .where('email', 'is', null)
    .orderBy('last_active_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

interface Telling {
  model: MemberRow;
  password: string;
  sizes: AreaSizes;
  others: readonly string[];
}

async function tellMember(db: Db, { model, password, sizes, others }: Telling) {
  const now = Date.now();
  const memberId = await copyMember(db, model, `matches-${sizes.matches}@bench.example`);
  const profileId = await copyMember(db, model, `photos-${sizes.photos}@bench.example`, sizes.photos);
  await giveCredits(db, memberId);
  const filler = { db, memberId, now };
  await fillMatches(filler, others.slice(0, sizes.matches));
  const partners = others.slice(0, sizes.conversations);
  const talks = partners.map((member) => ({ conversation: ids.random(), member }));
  await fillConversations(filler, partners, (i) => talks[i]!.conversation);
  const [first] = talks;
  await fillConversation(filler, {
    conversationId: first!.conversation,
    otherId: first!.member,
    messages: sizes.messages,
  });
  const middle = sizes.matches / 2;
  const member: AreaMember = {
    sizes,
    story: {
      email: `matches-${sizes.matches}@bench.example`,
      password,
      memberId,
      profileId,
      conversationId: first!.conversation,
      newestMatch: others[0]!,
      middleOfMatches: { isNew: false, at: now - middle * 60_000, memberId: others[middle]! },
    },
  };
  return { member, talks };
}

/** Copies `model` with the same password and the given number of photos, whose files are never requested. */
async function copyMember(db: Db, model: MemberRow, email: string, photos = 0): Promise<string> {
  const { tenant_id: _tenant, search_bits: _made, for_visitors: _computed, ...row } = model;
  const id = ids.random();
  const photoIds = Array.from({ length: photos }, () => ids.random());
  await insertMember(db, {
    ...row,
    id,
    email,
    email_key: emailKeyOf(email),
    main_photo_id: photoIds[0] ?? null,
    has_photo: photos > 0 ? 1 : 0,
  });
  await insertPhotos(
    db,
    photoIds.map((photo, position) => ({
      id: photo,
      member_id: id,
      status: 'active' as const,
      filename: `${photo}.webp`,
      thumb_filename: `${photo}-thumb.webp`,
      match_filename: `${photo}-match.webp`,
      blur_filename: `${photo}-blur.webp`,
      position,
      width: 720,
      height: 960,
      placeholder: '#8a7a6a',
      created_at: Date.now(),
    })),
  );
  return id;
}
