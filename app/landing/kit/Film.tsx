import { styled } from 'styled-components';
import { media } from '~/theme/tokens';
import { ArtImage } from './ArtImage';
import { useArt } from './LanderContext';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
`;

const Still = styled(ArtImage)`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Moving = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity 600ms ease-out;
  &[data-begun] {
    opacity: 1;
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

export interface FilmProps {
  /** The name of the film: `film` finds film.<niche>.webm and .mp4. */
  name: string;
  /** The picture shown until the film plays: `poster` finds poster.<niche>.avif. */
  poster: string;
  width: number;
  height: number;
  /** How the poster loads, as in ArtImage. */
  loading?: 'lazy' | 'eager' | 'high';
  className?: string;
}

/**
 * A decorative film, hidden from screen readers. It shows its poster until `playFilms` of the lander's own script loads
 * and starts it. A page with films must also show a FilmToggle.
 */
export function Film({ name, poster, width, height, loading, className }: FilmProps) {
  const webm = useArt(name, '.webm');
  const mp4 = useArt(name, '.mp4');
  return (
    <Frame className={className} aria-hidden>
      <Still name={poster} width={width} height={height} loading={loading} />
      <Moving
        data-film
        muted
        loop
        playsInline
        disableRemotePlayback
        disablePictureInPicture
        preload="none"
        tabIndex={-1}
      >
        {webm ? <source src={webm} type='video/webm; codecs="vp9"' /> : null}
        {mp4 ? <source src={mp4} type="video/mp4" /> : null}
      </Moving>
    </Frame>
  );
}
