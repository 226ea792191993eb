/** A person as every grid and list shows them: what fits on a card, nothing more. Safe to send to who may see it. */
export interface PersonSummary {
  id: string;
  name: string;
  age: number | null;
  /** Town, region or country, as far as this brand shows it, in the reader's language. */
  place: string | null;
  /** From the viewer's town to theirs, rounded (see distance.ts); null where one of the two has no place. */
  distance: number | null;
  /** File names at /photos/; both are null without an active main photo. */
  thumb: string | null;
  photo: string | null;
  /** #rrggbb: the photo's mean colour, to be seen until it is there. */
  color: string | null;
  /** Made up by the brand: always labelled where it appears. */
  fictional: boolean;
  /** Was active within the last ten minutes; never a made-up profile, nor who is invisible. */
  online: boolean;
  /** The viewer likes them. */
  liked: boolean;
}
