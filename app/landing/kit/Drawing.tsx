import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import type { NichePrefix } from '~/i18n/niche-prefix';
import { color, media } from '~/theme/tokens';
import type { ColorRole } from '~/theme/roles';
import { useLander } from './LanderContext';

/** The width of the ink in units of the drawing, and the offset of the fill from its outline. */
const hands: Record<NichePrefix, { ink: number; off: [number, number]; round: boolean }> = {
  none: { ink: 2.5, off: [5, 4], round: true },
  she: { ink: 2, off: [-6, 5], round: true },
  bdsm: { ink: 1.25, off: [0, 0], round: false },
  bbw: { ink: 4, off: [5, 5], round: true },
  gilf: { ink: 3.25, off: [-4, 4], round: true },
  milf: { ink: 1.75, off: [7, 0], round: false },
  gay: { ink: 3.75, off: [9, 8], round: false },
};

const sway = keyframes`
  25% { rotate: -2deg; }
  75% { rotate: 2deg; }
`;
const bob = keyframes`
  50% { translate: 0 -6px; }
`;
const drift = keyframes`
  50% { translate: 18px 0; }
`;
const turn = keyframes`
  to { rotate: 360deg; }
`;
const glow = keyframes`
  50% { opacity: 0.55; }
`;

/** Nothing stops these animations, so they end within five seconds (WCAG 2.2.2), which also saves the battery. */
const lively = css`
  [data-move] {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: ${sway} 5s ease-in-out;
  }
  [data-move='bob'] {
    animation-name: ${bob};
  }
  [data-move='drift'] {
    animation-name: ${drift};
  }
  [data-move='turn'] {
    transform-origin: 50% 50%;
    animation-name: ${turn};
  }
  [data-move='glow'] {
    animation-name: ${glow};
  }
  ${media.reducedMotion} {
    [data-move] {
      animation: none;
    }
  }
`;

const Sheet = styled.svg<{ $niche: NichePrefix; $ink: ColorRole }>`
  .ink {
    fill: none;
    stroke: ${({ $ink }) => color($ink)};
    stroke-width: ${({ $niche }) => hands[$niche].ink};
    stroke-linecap: ${({ $niche }) => (hands[$niche].round ? 'round' : 'butt')};
    stroke-linejoin: ${({ $niche }) => (hands[$niche].round ? 'round' : 'miter')};
  }
  .cut {
    transform: translate(${({ $niche }) => hands[$niche].off.map((by) => `${by}px`).join(',')});
  }
  ${lively}
`;

export interface DrawingProps {
  width: number;
  height: number;
  ink?: ColorRole;
  /** A text alternative; without it the drawing is decorative. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** A drawing in the style of the niche: filled shapes in the theme's colours with an outline. */
export function Drawing({ width, height, ink = 'text', label, children, className }: DrawingProps) {
  const { niche } = useLander();
  return (
    <Sheet
      $niche={niche}
      $ink={ink}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </Sheet>
  );
}

/** A filled shape with its outline; `flat` leaves the outline out. */
export function Cut({ d, fill, flat = false }: { d: string; fill: ColorRole; flat?: boolean }) {
  return (
    <>
      <path className={flat ? undefined : 'cut'} d={d} fill={color(fill)} />
      {flat ? null : <path className="ink" d={d} />}
    </>
  );
}

export function Ink({ d }: { d: string }) {
  return <path className="ink" d={d} />;
}
