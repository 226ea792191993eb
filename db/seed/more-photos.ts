import type { NewMember } from '../schema/member';
import type { NewPhoto } from '../schema/photo';
import type { Portrait } from './casting';
import { demoId } from './demo-ids';
import drawn from './portraits/more/index.json';
import type { Rng } from './rng';

/** A picture below db/seed/portraits, with `-thumb` and with `-blur`, and its mean colour. */
interface Picture {
  file: string;
  tone: string;
}

/** Whose photos they are, and the main one. */
interface Shown {
  member: NewMember;
  photo: NewPhoto;
  portrait: Portrait;
}

export interface MorePhoto {
  photo: NewPhoto;
  picture: Picture;
}

const pictures = drawn as { people: Record<string, Picture | undefined>; places: Picture[] };

/** Of those who were drawn once, so many show places too. */
const SHOW_PLACES = 0.08;

/**
 * Of whom a second picture was drawn, that and one or two of places; of a few others places alone: what the gallery and
 * the lock of the demo show. Nothing for everybody else.
 */
export function morePhotos({ member, photo, portrait }: Shown, rng: Rng): MorePhoto[] {
  const second = pictures.people[portrait.file];
  if (!second && !rng.chance(SHOW_PLACES)) return [];
  const places = rng.shuffled(pictures.places).slice(0, rng.int(1, 2));
  return (second ? [second, ...places] : places).map((picture, index) => {
    const [id, blurId] = [demoId(rng), demoId(rng)];
    return {
      picture,
      photo: {
        ...photo,
        id,
        member_id: member.id,
        filename: `${id}.webp`,
        thumb_filename: `${id}-thumb.webp`,
        match_filename: null,
        blur_filename: `${blurId}-blur.webp`,
        position: index + 1,
        placeholder: picture.tone,
      },
    };
  });
}
