import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Drawing, type NichePrefix } from '~/landing/kit/kit';
import type { Print } from '../Stage';
import { City, Gables } from './Cities';
import { Fence, Terrace } from './Gardens';
import { Hills, Lavender, Orchard } from './Hills';
import { Boats } from './Boats';
import { paints, type Paint } from './paint';

const scenes: Record<NichePrefix, ComponentType<{ paint: Paint }>> = {
  none: Hills,
  she: Lavender,
  bdsm: Fence,
  bbw: Terrace,
  gilf: Orchard,
  milf: City,
  gay: Gables,
};

const Strip = styled(Drawing)`
  position: relative;
  width: 100%;
  height: auto;
  margin-top: 2%;
  pointer-events: none;
`;

/** The landscape of a niche along the bottom of the poster. */
export function Horizon({ niche, print }: { niche: NichePrefix; print: Print }) {
  const paint = paints[print];
  const Scene = scenes[niche];
  return (
    <Strip width={800} height={print === 'coast' ? 152 : 130} ink={paint.ink}>
      {/* It extends beyond the sheet on both sides, so that its ends are not visible. */}
      <g transform="translate(-12 0) scale(1.03)">
        <Scene paint={paint} />
      </g>
      {print === 'coast' ? <Boats paint={paint} /> : null}
    </Strip>
  );
}
