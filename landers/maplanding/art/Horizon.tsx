import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Drawing, type NichePrefix, Cut, Ink } from '~/landing/kit/kit';
import type { Print } from '../Stage';
import { City, Gables } from './Cities';
import { Fence, Terrace } from './Gardens';
import { Hills, Lavender, Orchard } from './Hills';
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

/** Two sailing boats on the water in front of the land. */
function Boats({ paint }: { paint: Paint }) {
  return (
    <>
      <g transform="translate(0 22)">
        {' '}
        <g data-move="bob">
          <Cut d="M254 98V44l36 54z" fill={paint.light} />
          <Cut d="M248 98V58l-22 40z" fill={paint.near} />
          <Cut d="M216 102h84l-12 14h-60z" fill={paint.far} />
        </g>
        <g data-move="drift">
          <Cut d="M556 100V66l24 34z" fill={paint.light} />
          <Cut d="M536 103h50l-8 9h-34z" fill={paint.near} />
        </g>
        <Cut
          d="M0 131v-22q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v22z"
          fill="info"
          flat
        />
        <Ink d="M60 122q14-8 28 0t28 0M360 124q14-8 28 0t28 0M640 122q14-8 28 0t28 0" />
      </g>
    </>
  );
}
