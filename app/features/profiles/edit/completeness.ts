import { profileParts, type Completeness, type NoteName, type ProfilePart } from './profile-edit';

/** What is known of a member and counts towards a complete profile. */
export interface ProfileFactsKnown {
  photo: boolean;
  gender: string | null;
  relationship_status: string | null;
  hair_color: string | null;
  eye_color: string | null;
  body_type: string | null;
  interests: number;
  notes: Partial<Record<NoteName, string>>;
  prompts: number;
  city: string | null;
  region_id: string | null;
}

/** This many interests count as enough to start a conversation. */
const ENOUGH_INTERESTS = 3;

/**
 * How complete a profile is. A part counts as soon as something of it is stated, because the aim is a profile that
 * others can respond to, not one without gaps. Leaving out the wished gender or the colour of one's eyes costs nothing.
 */
export function completenessOf(known: ProfileFactsKnown): Completeness {
  const appearance = [known.hair_color, known.eye_color, known.body_type];
  const done: Record<ProfilePart, boolean> = {
    photo: known.photo,
    notes: known.prompts > 0 || Object.values(known.notes).some((note) => note !== ''),
    interests: known.interests >= ENOUGH_INTERESTS,
    location: known.city !== null || known.region_id !== null,
    personal: known.relationship_status !== null,
    traits: known.gender !== null && appearance.some((value) => value !== null),
  };
  // A brand that shows no notes does not ask for any.
  const required = profileParts.filter((part) => part !== 'notes' || Object.keys(known.notes).length > 0);
  const missing = required.filter((part) => !done[part]);
  return { done: required.length - missing.length, total: required.length, missing };
}
