import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, type NichePrefix, useLander } from '~/landing/kit/kit';

const Root = styled.svg`
  display: block;
  width: calc(100% - 2rem);
  height: auto;
  margin: 0 auto -2px;
`;

const stroke = (role: Parameters<typeof color>[0], width: number) => ({
  fill: 'none',
  stroke: color(role),
  strokeWidth: width,
});

/** The lining of the envelope for each niche, on a tile of 24 by 24. */
const linings: Record<NichePrefix, ReactNode> = {
  none: <path d="M-6 6L6 -6M0 24L24 0M18 30L30 18" {...stroke('primary', 3)} />,
  she: <path d="M0 8q6-8 12 0t12 0M0 20q6-8 12 0t12 0" {...stroke('primary', 2)} />,
  bdsm: <path d="M0 0L24 24M24 0L0 24" {...stroke('primary', 1)} />,
  bbw: <path d="M6 0V24" {...stroke('primary', 12)} />,
  gilf: (
    <path d="M12 4q8 8 0 16q-8-8 0-16zM0 16q4 4 0 8M24 16q-4 4 0 8M0 0q4 4 0 8M24 0q-4 4 0 8" fill={color('primary')} />
  ),
  milf: <path d="M0 .5H24M.5 0V24M12 0V24" {...stroke('primary', 1)} />,
  gay: (
    <>
      <path d="M3 0V24" {...stroke('primary', 6)} />
      <path d="M9 0V24" {...stroke('secondary', 6)} />
      <path d="M15 0V24" {...stroke('warning', 6)} />
      <path d="M21 0V24" {...stroke('success', 6)} />
    </>
  ),
};

/** The open flap of the envelope above the letter. */
export function Flap() {
  const { niche } = useLander();
  return (
    <Root viewBox="0 0 640 112" width={640} height={112} aria-hidden>
      <pattern id="lining" width={24} height={24} patternUnits="userSpaceOnUse" patternTransform="scale(1.5)">
        <rect width={24} height={24} fill={color('primary-soft')} />
        {linings[niche]}
      </pattern>
      <path d="M0 112L288 10q32-18 64 0L640 112z" fill={color('surface-raised')} stroke={color('line')} />
      <path d="M44 112L296 24q24-14 48 0L596 112z" fill="url(#lining)" />
    </Root>
  );
}
