import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type LanderView, useLander } from '~/landing/kit/kit';
import { Autumn, Evening, Terrace } from './ScenesOfDay';
import { Aurora, City, Spectrum, Velvet } from './ScenesOfNight';

const Picture = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
`;

const scenes: Record<LanderView['niche'], () => ReactNode> = {
  none: Evening,
  she: Aurora,
  bdsm: Velvet,
  bbw: Terrace,
  gilf: Autumn,
  milf: City,
  gay: Spectrum,
};

/** The background of the deck: a drawing for the niche in the brand's colours. */
export function Scene() {
  const Drawing = scenes[useLander().niche];
  return (
    <Picture viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </Picture>
  );
}
