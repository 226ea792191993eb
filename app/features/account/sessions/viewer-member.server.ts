import type { ViewerRow } from '~db/queries/session';
import type { StatedProfile, ViewerMember } from '~/server/context/viewer';
import { hiddenBy } from '../state/profile-state.service.server';

/** The columns that describe the member, independent of the session. */
export type ViewerMemberRow = Omit<
  ViewerRow,
  | 'session_id'
  | 'session_last_seen_at'
  | 'session_expires_at'
  | 'photo_placeholder'
  | 'user_version'
  | 'chats_version'
  | 'likes_version'
>;

export function viewerMember(row: ViewerMemberRow): ViewerMember {
  const photo = row.photo_filename !== null && row.photo_thumb_filename !== null;
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    status: row.status === 'active' ? 'active' : 'not_confirmed',
    profileStatus: row.profile_status,
    hiddenBy: hiddenBy(row),
    decisionNumber: row.decision_number,
    paidUser: row.paid_user === 1,
    credits: row.credits,
    language: row.language,
    country: row.country ?? '',
    regionId: row.region_id,
    geoCell: row.geo_cell,
    invisible: row.invisible === 1,
    gender: row.gender,
    seeks: row.seeks,
    sexuality: row.sexuality,
    birthDate: row.birth_date,
    notificationsDisabled: parseList(row.notifications_disabled),
    signupDate: row.signup_date,
    lastActiveAt: row.last_active_at,
    stated: statedBy(row),
    mainPhoto: photo
      ? {
          filename: row.photo_filename!,
          thumbFilename: row.photo_thumb_filename!,
          matchFilename: row.photo_match_filename,
          status: 'active',
        }
      : null,
  };
}

function statedBy(row: ViewerMemberRow): StatedProfile {
  const { gender, relationship_status, hair_color, eye_color, body_type, interests, prompts } = row;
  const { about, looking_for, city, region_id, main_photo_id, signup_step } = row;
  const traits = { gender, relationship_status, hair_color, eye_color, body_type };
  return { ...traits, interests, prompts, about, looking_for, city, region_id, main_photo_id, signup_step };
}

function parseList(json: string | null): string[] {
  return json === null ? [] : (JSON.parse(json) as string[]);
}
