import type { Gender } from '../schema/member';
import portraits from './portraits/index.json';
import type { Rng } from './rng';

export type AgeGroup = 'young' | 'mid' | 'mature';

export interface Portrait {
  /** The path below db/seed/portraits without `.webp` or `-thumb.webp`: `female/001`. */
  file: string;
  age: AgeGroup;
  build: 'slim' | 'normal' | 'round';
  hair_color: string;
  /** The average colour `#rrggbb`, shown while the file loads. */
  tone: string;
}

/** All drawings, by gender. */
export const drawn = portraits as Record<Gender, Portrait[]>;

/** The ages that a portrait of a group can represent. No member of the seed is younger than 21. */
export const ageRange: Record<AgeGroup, readonly [number, number]> = {
  young: [21, 34],
  mid: [35, 49],
  mature: [50, 70],
};

/** The members that a brand of a niche shows: how many of each gender, and the range of their ages. */
interface Casting {
  female: number;
  male: number;
  ages: Record<Gender, readonly [number, number]>;
}

const grown = [21, 70] as const;
const castings: Record<number, Casting> = {
  1: { female: 38, male: 32, ages: { female: grown, male: grown } },
  2: { female: 54, male: 16, ages: { female: [21, 62], male: [23, 62] } },
  3: { female: 36, male: 34, ages: { female: [24, 64], male: [25, 66] } },
  4: { female: 48, male: 22, ages: { female: [22, 65], male: [23, 66] } },
  5: { female: 42, male: 28, ages: { female: [50, 70], male: [28, 70] } },
  6: { female: 44, male: 26, ages: { female: [35, 56], male: [22, 60] } },
  7: { female: 0, male: 70, ages: { female: grown, male: grown } },
};

export interface CastMember {
  gender: Gender;
  age: number;
  portrait: Portrait;
}

/** The range of ages that the niche, the brand and a portrait allow together; undefined if there is none. */
function sharedAges(niche: number, minAge: number, gender: Gender, group: AgeGroup): [number, number] | undefined {
  const [nicheFrom, nicheTo] = (castings[niche] ?? castings[1]!).ages[gender];
  const from = Math.max(nicheFrom, minAge, ageRange[group][0]);
  // A brand for people older than the oldest portraits still gets members, shown with the oldest ones.
  const to = group === 'mature' && minAge > 65 ? minAge + 5 : Math.min(nicheTo, ageRange[group][1]);
  return from <= to ? [from, to] : undefined;
}

function facesFor(niche: number, minAge: number, gender: Gender, rng: Rng): CastMember[] {
  return rng.shuffled(drawn[gender]).flatMap((portrait) => {
    const ages = sharedAges(niche, minAge, gender, portrait.age);
    return ages ? [{ gender, portrait, age: rng.int(...ages) }] : [];
  });
}

/** Picks the portraits of a brand, none twice, and an age that the portrait, the niche and the brand allow. */
export function castBrand(niche: number, minAge: number, rng: Rng): CastMember[] {
  const casting = castings[niche] ?? castings[1]!;
  const members = (['female', 'male'] as const).flatMap((gender) =>
    preferred(niche, gender, facesFor(niche, minAge, gender, rng)).slice(0, casting[gender]),
  );
  return rng.shuffled(members);
}

/** A portrait for one more person of a brand, which is not among those `taken`. */
export function spareFace(
  niche: number,
  minAge: number,
  gender: Gender,
  used: ReadonlySet<string>,
  rng: Rng,
): CastMember {
  const face = facesFor(niche, minAge, gender, rng).find(({ portrait }) => !used.has(portrait.file));
  if (!face) throw new Error(`No portrait is left for one more ${gender} member of niche ${niche}.`);
  return face;
}

/** Niche 4 shows women with round builds first; otherwise the order is random. */
function preferred(niche: number, gender: Gender, list: CastMember[]): CastMember[] {
  if (niche !== 4 || gender !== 'female') return list;
  const weight = { round: 0, normal: 1, slim: 2 };
  return [...list].sort((a, b) => weight[a.portrait.build] - weight[b.portrait.build]);
}
