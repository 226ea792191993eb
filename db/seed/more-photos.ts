import type { NewMember } from '../schema/member';
import type { NewPhoto } from '../schema/photo';
import type { Portrait } from './casting';
import { demoId } from './demo-ids';
import drawn from './portraits/more/index.json';
import type { Rng } from './rng';

/** A picture below db/seed/portraits, which also exists with `-thumb` and `-blur`, and its average colour. */
interface Picture {
  file: string;
  tone: string;
}

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

/** The share of members with a single portrait who also show pictures of places. */
const SHOW_PLACES = 0.08;

/**
 * The further photos of a member, which the demo's gallery and lock show: the second portrait, if there is one, and one
 * or two pictures of places. Of the members with a single portrait only a few have any, and then only places.
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
