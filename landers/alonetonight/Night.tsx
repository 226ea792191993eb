import { styled } from 'styled-components';
import { color } from '~/landing/kit/kit';
import { nearest } from './palette';

/**
 * The night scene of the brand, the same in a light and a dark scheme. It sets the few colours of the drawings in it:
 * lights (`--lamp`), the glow on the horizon (`--glow`), and silhouettes from far to near.
 */
export const Night = styled.section`
  --lamp: ${color('accent')};
  --glow: ${color('primary')};
  --far: color-mix(in oklab, ${color('depth')} 72%, var(--glow));
  --mid: color-mix(in oklab, ${color('depth')} 88%, var(--glow));
  --near: ${nearest};
  --pale: color-mix(in oklab, ${color('on-depth')} 82%, var(--lamp));
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background:
    linear-gradient(${color('scrim')} 10%, transparent 78%),
    linear-gradient(
      ${color('depth')} 45%,
      color-mix(in oklab, ${color('depth')} 66%, var(--glow)) 82%,
      color-mix(in oklab, ${color('depth')} 48%, var(--glow))
    );
  color: ${color('on-depth')};
  &:has([data-motion]:checked) * {
    animation-play-state: paused;
  }
  &[data-niche='none'] {
    --lamp: ${color('primary')};
  }
  &[data-niche='she'] {
    --glow: ${color('secondary')};
  }
  &[data-niche='bdsm'] {
    --lamp: ${color('secondary')};
  }
  &[data-niche='bbw'] {
    --glow: ${color('secondary')};
  }
  &[data-niche='gay'] {
    --glow: ${color('secondary')};
  }
  &[data-weather='rain'] {
    background:
      linear-gradient(${color('scrim')}, transparent 120%),
      linear-gradient(${color('depth')} 30%, color-mix(in oklab, ${color('depth')} 74%, var(--glow)));
  }
  &[data-weather='summer'] {
    background:
      linear-gradient(${color('scrim')}, transparent 62%),
      linear-gradient(
        ${color('depth')} 34%,
        color-mix(in oklab, ${color('depth')} 56%, var(--glow)) 74%,
        color-mix(in oklab, ${color('depth')} 20%, var(--glow))
      );
  }
`;
