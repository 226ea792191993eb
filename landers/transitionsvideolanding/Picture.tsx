import { styled } from 'styled-components';
import { color, Film, media } from '~/landing/kit/kit';
import type { Hour } from './hours';

const shade = (share: number) => `color-mix(in oklab, ${color('depth')} ${share}%, transparent)`;

/** Stays in the window with the script; `--melt` (0 to 1) is how far it has appeared from the bottom up, softly. */
const Ground = styled.div`
  position: absolute;
  inset: 0;
  z-index: 0;
  overflow: hidden;
  background: ${color('depth')};
  /* The dark side of the brand's colours lies behind the words, so that they are readable in any light. */
  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(transparent 34%, ${shade(70)} 54%, ${color('depth')} 76%);
    content: '';
  }
  ${media.up('lg')} {
    &::after {
      background:
        linear-gradient(transparent 72%, ${shade(50)}),
        linear-gradient(to right, ${color('depth')} 28%, ${shade(80)} 44%, transparent 70%);
    }
  }
  [data-live] & {
    inset: 0 0 auto;
    height: 100lvh;
  }
  /* Only once the top bar is scrolled away, so that nothing lies under it. */
  [data-pinned] & {
    position: fixed;
  }
  [data-live]:not([data-pinned]) [data-scene] + [data-scene] &,
  [data-live] &[data-melt='none'] {
    visibility: hidden;
  }
  [data-live] &[data-melt='part'] {
    mask-image: linear-gradient(
      to top,
      ${color('text')} calc(var(--melt) * 170% - 70%),
      transparent calc(var(--melt) * 170%)
    );
  }
`;

/** The subject of the scene is clear of the words: above them on phones, beside them on wide screens. */
const Fill = styled(Film)`
  width: 100%;
  height: 76%;
  ${media.up('lg')} {
    width: 72%;
    height: 100%;
    margin-inline-start: 28%;
  }
`;

/** The place at one time of day: the film over its still picture. Only the first is loaded at once. */
export function Picture({ hour, first = false }: { hour: Hour; first?: boolean }) {
  return (
    <Ground data-ground>
      <Fill
        name={`film-${hour}`}
        poster={`poster-${hour}`}
        width={1080}
        height={1080}
        loading={first ? 'high' : 'lazy'}
      />
    </Ground>
  );
}
