import type { HiddenBy } from '~/contract/profile';
import type { InterestId } from '../traits/interests';
import type { PersonSummary } from '~/contract/person-summary';
import type { TraitName } from '../traits/traits';

/** A photo on a profile, for one viewer. What is locked has no address but that of the rendition that hides it. */
export type GalleryPhoto =
  | {
      kind: 'open';
      filename: string;
      thumb: string;
      large: string | null;
      width: number;
      height: number;
      /** Everybody who sees the profile sees it; the others are looked after one request at a time. */
      forAll?: boolean;
      /** #rrggbb, until the file is there. */
      placeholder: string | null;
    }
  | { kind: 'locked'; blur: string | null; placeholder: string | null };

/** A profile page: what this brand shows of a member to this viewer. */
export interface ProfileView {
  person: PersonSummary;
  /** Of the main photo, so that nothing jumps. */
  picture: { filename: string; match: string | null; width: number; height: number } | null;
  /** All that others may know of, the main photo first; what is locked for this viewer has no address of the photo. */
  photos: GalleryPhoto[];
  facts: { trait: TraitName; value: string }[];
  interests: InterestId[];
  about: string | null;
  lookingFor: string | null;
  /** The member's language, which the words about themselves are taken to be in. */
  language: string;
  viewer: ProfileViewer;
  related: PersonSummary[];
}

export interface ProfileViewer {
  kind: 'visitor' | 'member' | 'own';
  /** Why others do not see this profile; null where they do. */
  hiddenBy: HiddenBy;
  /** The viewer blocks this member. */
  blocking: boolean;
  /** Who gave the like of this profile: brand, where a machine did in a made-up profile's name. */
  likesYou: 'person' | 'brand' | false;
  matched: boolean;
  /** This look cleared the new flag of a like. */
  sawLike: boolean;
}
