import type { ComponentType } from 'react';
import { Drawing, Ink, useLander, type NichePrefix } from '~/landing/kit/kit';
import { City } from './City';
import { Evening } from './Evening';
import { Garden } from './Garden';
import { Ground } from './Ground';
import { Neon } from './Neon';
import { Terrace } from './Terrace';
import { Vanity } from './Vanity';
import { Velvet } from './Velvet';

const objects: Record<NichePrefix, ComponentType> = {
  none: Evening,
  she: Vanity,
  bdsm: Velvet,
  bbw: Terrace,
  gilf: Garden,
  milf: City,
  gay: Neon,
};

/** The still life of the niche, in front of the window, the night or the door, depending on the slug. */
export function StillLife({ className }: { className?: string }) {
  const { niche } = useLander();
  const Objects = objects[niche];
  return (
    <Drawing width={480} height={440} className={className}>
      <Ground />
      <Ink d="M12 400h456" />
      <Objects />
    </Drawing>
  );
}
