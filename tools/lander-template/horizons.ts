import type { LanderView } from '~/landing/kit/kit';

interface Horizon {
  sun: { x: number; y: number; r: number };
  /** Paths on a canvas of 1200 by 400 units, the farthest first. */
  far: string;
  middle: string;
  near: string;
}

/** The horizon of each niche; replace these drawings with your own. */
export const horizons: Record<LanderView['niche'], Horizon> = {
  // Low sun over fields.
  none: {
    sun: { x: 820, y: 210, r: 92 },
    far: 'M0 250C200 190 380 200 600 236s420 40 600-26v190H0z',
    middle: 'M0 310c240-60 460-40 700-4s360 20 500-26v120H0z',
    near: 'M0 360c300-40 560-20 820 0s280 6 380-10v50H0z',
  },
  // Dawn behind soft clouds.
  she: {
    sun: { x: 600, y: 250, r: 128 },
    far: 'M0 280a120 120 0 0 1 220-40 150 150 0 0 1 270-30 160 160 0 0 1 290 10 130 130 0 0 1 240 20 110 110 0 0 1 180 40v120H0z',
    middle:
      'M0 340a110 110 0 0 1 200-20 140 140 0 0 1 250 0 150 150 0 0 1 280 0 130 130 0 0 1 250 0 110 110 0 0 1 220 20v60H0z',
    near: 'M0 380c200-24 400-24 600-8s400 12 600-8v36H0z',
  },
  // Precise planes and one edge of light.
  bdsm: {
    sun: { x: 930, y: 150, r: 58 },
    far: 'M0 300 420 150l260 90 520-150v310H0z',
    middle: 'M0 350 300 250l360 70 540-130v210H0z',
    near: 'M0 388 500 322l700 40v38H0z',
  },
  // A generous sun between round hills.
  bbw: {
    sun: { x: 430, y: 210, r: 150 },
    far: 'M0 300c120-140 340-140 460-10 130-130 380-130 500 0 70-70 160-90 240-70v180H0z',
    middle: 'M0 350c160-120 420-120 560 0 120-100 380-110 640-20v70H0z',
    near: 'M0 384c260-60 520-50 720-6 160-30 340-30 480 0v22H0z',
  },
  // An orchard in autumn.
  gilf: {
    sun: { x: 250, y: 170, r: 76 },
    far: 'M0 280c300-70 620-80 1200-20v140H0z',
    middle: 'M0 330h150a60 70 0 1 1 60 0h190a70 84 0 1 1 70 0h170a54 66 0 1 1 56 0h160a74 88 0 1 1 72 0h272v70H0z',
    near: 'M0 372c280-26 640-30 1200-6v34H0z',
  },
  // A skyline at dusk.
  milf: {
    sun: { x: 690, y: 190, r: 84 },
    far: 'M0 260h90v-70h70v110h80v-150h60v120h110v-60h80v90h90v-170h70v130h100v-50h90v80h80v-120h70v90h110v-60h100v200H0z',
    middle: 'M0 320h120v-80h90v60h110v-110h80v130h150v-70h90v40h130v-120h70v150h120v-90h90v60h150v-40v150H0z',
    near: 'M0 380h240v-24h160v24h280v-34h140v34h380v20H0z',
  },
  // Waves of a dance floor.
  gay: {
    sun: { x: 880, y: 180, r: 104 },
    far: 'M0 260q150-140 300 0t300 0 300 0 300 0v140H0z',
    middle: 'M0 320q120-110 240 0t240 0 240 0 240 0 240 0v80H0z',
    near: 'M0 376q100-60 200 0t200 0 200 0 200 0 200 0 200 0v24H0z',
  },
};
