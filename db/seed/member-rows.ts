import { cellOf } from '../schema/geo-cell';
import type { NewMember } from '../schema/member';
import type { NewPhoto } from '../schema/photo';
import { interestBits } from '../schema/search-bits';
import type { Portrait } from './casting';
import { birthDate, demoId } from './demo-ids';
import type { MorePhoto } from './more-photos';
import type { PlannedMember } from './plan';
import type { Rng } from './rng';

/** The columns of a member row that do not belong to the profile. */
type Account = Pick<NewMember, 'id' | 'kind' | 'email' | 'password_hash' | 'paid_user' | 'premium_since'>;

export interface PersonRows {
  member: NewMember;
  photo: NewPhoto;
  portrait: Portrait;
  /** Photos besides the main one, visible to premium members. */
  more: MorePhoto[];
}

/** The gender that the person is looking for; null means either. */
export function seeks({ gender, sexuality }: Pick<PlannedMember, 'gender' | 'sexuality'>): 'male' | 'female' | null {
  if (sexuality === 'bi') return null;
  const other = gender === 'female' ? 'male' : 'female';
  return sexuality === 'hetero' ? other : gender;
}

const nobody: Account = {
  id: '',
  kind: 'fictional',
  email: null,
  password_hash: null,
  paid_user: 0,
  premium_since: null,
};

/** The rows of one person, who is confirmed and searchable and has an active main photo. */
export function personRows(
  tenantId: number,
  plan: PlannedMember,
  now: number,
  rng: Rng,
  account?: Account,
): PersonRows {
  const of = account ?? { ...nobody, id: demoId(rng) };
  const photoId = demoId(rng);
  const joined = now - plan.joinedAgo;
  const member: NewMember = {
    tenant_id: tenantId,
    ...of,
    email_key: of.email,
    name: plan.name,
    status: 'active',
    profile_status: 'active',
    searchable: 1,
    has_photo: 1,
    gender: plan.gender,
    // An account stores its orientation only after its member has agreed to that, and nobody has agreed here.
    sexuality: account ? null : plan.sexuality,
    seeks: seeks(plan),
    birth_date: birthDate(now, plan.age, plan.birthdayOffset),
    country: plan.country,
    region_id: plan.region,
    city: plan.place.name,
    geo_cell: cellOf(plan.place),
    located_at: null,
    hair_color: plan.hair_color,
    eye_color: plan.eye_color,
    body_type: plan.body_type,
    relationship_status: plan.relationship_status,
    tattoos: plan.tattoos,
    interests: JSON.stringify(plan.interests),
    ...interestBits(plan.interests),
    about: plan.about,
    looking_for: null,
    prompts: plan.prompts,
    language: plan.language,
    main_photo_id: photoId,
    notifications_disabled: null,
    push_disabled: null,
    signup_date: joined,
    activated_at: joined,
    last_active_at: now - plan.lastActiveAgo,
    deleted_at: null,
    network: null,
    ref: null,
    sub1: null,
    sub2: null,
    sub3: null,
    signup_from_member_id: null,
    signup_message: null,
  };
  const photo: NewPhoto = {
    tenant_id: tenantId,
    id: photoId,
    member_id: of.id,
    status: 'active',
    filename: `${photoId}.webp`,
    thumb_filename: `${photoId}-thumb.webp`,
    match_filename: `${photoId}-match.webp`,
    blur_filename: null,
    position: 0,
    width: 720,
    height: 960,
    placeholder: plan.portrait.tone,
    created_at: joined,
  };
  return { member, photo, portrait: plan.portrait, more: [] };
}
