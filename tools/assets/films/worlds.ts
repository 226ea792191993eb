import type { NichePrefix } from '~/i18n/niche-prefix';
import { city } from './city';
import { dawn } from './dawn';
import { garden } from './garden';
import { hills } from './hills';
import { neon } from './neon';
import { terrace } from './terrace';
import { velvet } from './velvet';
import type { World } from './world';

/** The scene of each niche, in the colours of its theme. */
export const worlds: Record<NichePrefix, World> = {
  none: hills,
  she: dawn,
  bdsm: velvet,
  bbw: terrace,
  gilf: garden,
  milf: city,
  gay: neon,
};
