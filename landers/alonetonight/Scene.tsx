import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { LanderView } from '~/landing/kit/kit';
import { AppleGarden } from './AppleGarden';
import { CandleRoom } from './CandleRoom';
import { CanalTown } from './CanalTown';
import { LavenderHills } from './LavenderHills';
import { NeonCity } from './NeonCity';
import { RoofTerrace } from './RoofTerrace';
import { SeaTerrace } from './SeaTerrace';

const scenes: Record<LanderView['niche'], ComponentType> = {
  none: CanalTown,
  she: LavenderHills,
  bdsm: CandleRoom,
  bbw: SeaTerrace,
  gilf: AppleGarden,
  milf: RoofTerrace,
  gay: NeonCity,
};

/* As wide as the scene, and cropped to its middle on phones: what matters is between x 370 and 1070. */
const Ground = styled.svg`
  position: absolute;
  inset: auto 0 -1px;
  z-index: -1;
  width: 100%;
  height: clamp(240px, 27vw, 1100px);
  overflow: visible;
`;

/** The niche's own place at night, in front of the sky. */
export function Scene({ niche }: { niche: LanderView['niche'] }) {
  const Place = scenes[niche];
  return (
    <Ground viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Place />
    </Ground>
  );
}
