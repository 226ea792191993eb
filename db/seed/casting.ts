import portraits from './portraits/index.json';
import type { Rng } from './rng';

export type AgeGroup = 'young' | 'mid' | 'mature';

export interface Portrait {
  /** Below db/seed/portraits, without `.webp` and `-thumb.webp`: `female/001`. */
  file: string;
  age: AgeGroup;
  build: 'slim' | 'normal' | 'round';
  hair_color: string;
}

export type Gender = 'female' | 'male';

const drawn = portraits as Record<Gender, Portrait[]>;

/** Ages that a drawing of a group can stand for. Nobody here is younger than 21. */
export const ageRange: Record<AgeGroup, readonly [number, number]> = {
  young: [21, 34],
  mid: [35, 49],
  mature: [50, 70],
};

/** Whom a brand of a niche shows: how many of each gender, and from what age to what age. */
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

/** Picks the faces of a brand, nobody twice, and an age within both the drawing's and the niche's range. */
export function castBrand(niche: number, minAge: number, rng: Rng): CastMember[] {
  const casting = castings[niche] ?? castings[1]!;
  const members = (['female', 'male'] as const).flatMap((gender) => {
    const [from, to] = casting.ages[gender];
    const fitting = drawn[gender].filter(
      ({ age }) => ageRange[age][1] >= Math.max(from, minAge) && ageRange[age][0] <= to,
    );
    return preferred(niche, gender, rng.shuffled(fitting))
      .slice(0, casting[gender])
      .map((portrait): CastMember => {
        const range = ageRange[portrait.age];
        const youngest = Math.max(from, minAge, range[0]);
        return { gender, portrait, age: rng.int(youngest, Math.max(youngest, Math.min(to, range[1]))) };
      });
  });
  return rng.shuffled(members);
}

/** Brands of round women show them first; the order is otherwise left to chance. */
function preferred(niche: number, gender: Gender, list: Portrait[]): Portrait[] {
  if (niche !== 4 || gender !== 'female') return list;
  const weight = { round: 0, normal: 1, slim: 2 };
  return [...list].sort((a, b) => weight[a.build] - weight[b.build]);
}
