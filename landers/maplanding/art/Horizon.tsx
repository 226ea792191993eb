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

/** The land that a niche looks out from, along the foot of the poster. */
export function Horizon({ niche, print }: { niche: NichePrefix; print: Print }) {
  const paint = paints[print];
  const Scene = scenes[niche];
  return (
    <Strip width={800} height={print === 'coast' ? 152 : 130} ink={paint.ink}>
      {/* A little beyond the sheet on both sides, where nobody sees how it ends. */}
      <g transform="translate(-12 0) scale(1.03)">
        <Scene paint={paint} />
      </g>
      {print === 'coast' ? <Boats paint={paint} /> : null}
    </Strip>
  );
}
