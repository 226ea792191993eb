import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, radius, shadow, space } from '~/theme/tokens';

/** On phones all the room that the game has; on wider screens as large as fits with the buttons still visible. */
export const Stack = styled.div`
  position: relative;
  flex: 1;
  min-height: 216px;
  width: 100%;
  isolation: isolate;
  ${media.up('md')} {
    flex: none;
    --around: 21rem;
    width: min(460px, max(300px, (100dvh - var(--around)) * 0.75));
    :root:has([data-banner]) & {
      --around: calc(21rem + 72px);
    }
    aspect-ratio: 3 / 4;
    margin: 0 auto;
  }
`;

export const Card = styled.article<{ $live: boolean }>`
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: hidden;
  border-radius: ${radius('lg')};
  transform-origin: 50% 100%;
  background: linear-gradient(160deg, ${color('primary-soft')}, ${color('surface-sunken')}), ${color('surface')};
  box-shadow: ${shadow('md')};
  touch-action: pan-y pinch-zoom;
  -webkit-user-select: none;
  user-select: none;
  pointer-events: ${({ $live }) => ($live ? 'auto' : 'none')};
  cursor: ${({ $live }) => ($live ? 'grab' : 'default')};
  &[data-held] {
    cursor: grabbing;
  }
  /* The next card rises by as much as the top one is dragged away. */
  &[data-depth='1'] {
    transform: translateY(calc(12px * (1 - var(--pull, 0)))) scale(calc(0.95 + 0.05 * var(--pull, 0)));
  }
  &[data-depth='2'] {
    transform: translateY(22px) scale(0.9);
  }
  &:not([data-held]):not([data-depth='0']) {
    transition: transform ${motion('base')};
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 3px;
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

/** Shows over the picture what releasing the card would decide. */
export const Stamp = styled.span<{ $side: 'like' | 'skip' }>`
  position: absolute;
  top: ${space(14)};
  ${({ $side }) => ($side === 'like' ? 'left' : 'right')}: ${space(5)};
  padding: ${space(1)} ${space(4)};
  border: 3px solid;
  border-radius: ${radius('md')};
  background: ${color('scrim')};
  color: ${color('on-scrim')};
  font-size: ${fontSize('xl')};
  font-weight: ${fontWeight('heading')};
  rotate: ${({ $side }) => ($side === 'like' ? '-10deg' : '10deg')};
  opacity: var(${({ $side }) => `--${$side}`}, 0);
  pointer-events: none;
`;
