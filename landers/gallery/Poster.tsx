import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, type ColorRole, media, type NichePrefix, shadow, useLander } from '~/landing/kit/kit';
import type { Mood } from './mood-css';
import { Cutouts, StillLife, Suns } from './MotifsOfDay';
import { Arches, Fans, Knot, Windows } from './MotifsOfNight';

const Root = styled.div<{ $bare: boolean }>`
  width: auto;
  height: calc(var(--h) * ${({ $bare }) => ($bare ? 0.36 : 0.2)});
  aspect-ratio: 3 / 4;
  padding: 8px;
  border: 4px solid ${color('primary')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('lg')};
  ${media.up('lg')} {
    height: calc(var(--h) * 0.56);
    padding: 14px;
    border-width: 6px;
  }
  @media (max-width: 991.98px) and (max-height: 700px) {
    display: none;
  }
  svg {
    width: 100%;
    height: 100%;
  }
`;

const motifs: Record<NichePrefix, () => ReactNode> = {
  none: Suns,
  she: Arches,
  bdsm: Knot,
  bbw: Cutouts,
  gilf: StillLife,
  milf: Windows,
  gay: Fans,
};

const grounds: Record<Mood, ColorRole> = { hall: 'surface-sunken', opening: 'depth', matinee: 'primary-soft' };
/** Each time of day shows another version of the same print. */
const turns: Record<Mood, string> = {
  hall: '',
  opening: 'translate(300 400) rotate(180)',
  matinee: 'translate(300 0) scale(-1 1)',
};

/** The print at the entrance, drawn for the niche. With `bare`, at the exit, the frame is empty. */
export function Poster({ mood, bare = false }: { mood: Mood; bare?: boolean }) {
  const Motif = motifs[useLander().niche];
  return (
    <Root $bare={bare}>
      <svg viewBox="0 0 300 400" aria-hidden="true">
        <path d="M0 0h300v400H0z" fill={color(bare ? 'surface-sunken' : grounds[mood])} />
        {bare ? (
          <g fill="none" stroke={color('line-strong')} strokeWidth={2} strokeDasharray="6 8" strokeLinecap="round">
            <circle cx={150} cy={150} r={66} />
            <path d="M40 400c0-90 50-140 110-140s110 50 110 140" />
          </g>
        ) : (
          <g transform={turns[mood]}>
            <Motif />
          </g>
        )}
      </svg>
    </Root>
  );
}
