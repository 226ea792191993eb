import type { HiddenBy } from '~/api-client/contract-types';
import type { GalleryPhoto } from '~/features/photos/view/photo-view';
import type { InterestId } from '../traits/interests';
import type { PersonSummary } from './person-summary';
import type { TraitName } from '../traits/traits';

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
