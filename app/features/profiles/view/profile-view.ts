import type { HiddenBy } from '~/contract/profile';
import type { InterestId } from '../traits/interests';
import type { PersonSummary } from '~/contract/person-summary';
import type { ShownPrompt } from '../prompts/prompts';
import type { TraitName } from '../traits/traits';

/** A photo on a profile, for one viewer. A locked one holds only the file name of its blurred rendition. */
export type GalleryPhoto =
  | {
      kind: 'open';
      filename: string;
      thumb: string;
      large: string | null;
      width: number;
      height: number;
      /** Everybody who sees the profile may see this photo. For others each request is authorised on its own. */
      forAll?: boolean;
      /** The colour (#rrggbb) shown until the file is loaded. */
      placeholder: string | null;
    }
  | { kind: 'locked'; blur: string | null; placeholder: string | null };

/** A profile page: what this brand shows of a member to this viewer. */
export interface ProfileView {
  person: PersonSummary;
  /** The size of the main photo is included, so that the layout does not shift while it loads. */
  picture: { filename: string; match: string | null; width: number; height: number } | null;
  /** The main one first. Those locked for this viewer hold no file name of the photo. */
  photos: GalleryPhoto[];
  facts: { trait: TraitName; value: string }[];
  interests: InterestId[];
  about: string | null;
  lookingFor: string | null;
  prompts: ShownPrompt[];
  /** The member's language, in which their own texts are assumed to be written. */
  language: string;
  viewer: ProfileViewer;
  related: PersonSummary[];
}

export interface ProfileViewer {
  kind: 'visitor' | 'member' | 'own';
  /** Why others do not see this profile; null if they do. */
  hiddenBy: HiddenBy;
  /** The viewer blocks this member. */
  blocking: boolean;
  /** 'brand': the like was given automatically in the name of a fictional profile. */
  likesYou: 'person' | 'brand' | false;
  matched: boolean;
  /** This visit cleared the "new" flag of the profile's like. */
  sawLike: boolean;
  /** Only of the viewer's own profile. */
  preview?: OwnPreview;
}

/** What is said beside the own profile as others see it. */
export interface OwnPreview {
  /** For whom the photos are listed: members with or without premium. */
  as: 'premium' | 'free';
  /** Whether these two see something different. */
  differs: boolean;
  /** The number of photos that are still being checked, which others do not see. */
  checking: number;
}
