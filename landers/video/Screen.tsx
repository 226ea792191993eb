import { styled } from 'styled-components';
import { ArtImage, color, Copy, Film, FilmToggle, media, radius, shadow, space, useLander } from '~/landing/kit/kit';

const Place = styled.div`
  position: relative;
  grid-area: 1 / 1;
  ${media.up('lg')} {
    grid-area: 1 / 2 / -1 / 3;
    align-self: center;
  }
`;

/** The light of the film on the wall around it: its poster again, strongly blurred. */
const Light = styled.div`
  display: none;
  ${media.up('lg')} {
    position: absolute;
    inset: -12% -16%;
    display: block;
    opacity: 0.42;
    filter: blur(56px) saturate(1.6) brightness(1.4);
    pointer-events: none;
    img {
      display: block;
      width: 100%;
      height: 100%;
      object-fit: cover;
      border-radius: 40%;
    }
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  height: clamp(13rem, 34svh, 34rem);
  ${media.up('md')} {
    height: clamp(26rem, 56svh, 44rem);
    border-radius: ${radius('lg')};
  }
  ${media.up('lg')} {
    width: auto;
    height: min(calc(100svh - 64px - 6rem), 56rem);
    min-height: 32rem;
    aspect-ratio: 4 / 5;
    box-shadow: ${shadow('lg')};
    /* The morning film has a round top. */
    [data-hour='daybreak'] & {
      border-top-left-radius: 50% 40%;
      border-top-right-radius: 50% 40%;
    }
  }
`;

const Moving = styled(Film)`
  width: 100%;
  height: 100%;
  ${media.down('lg')} {
    img,
    video {
      object-position: 50% 100%;
    }
  }
`;

/** Darkens the film behind the headline and below the button, so that the text is readable. */
const Shade = styled.div`
  position: absolute;
  inset: 30% 0 0;
  background: linear-gradient(
    transparent,
    color-mix(in oklab, ${color('depth')} 70%, transparent) 52%,
    color-mix(in oklab, ${color('depth')} 94%, transparent) 84%
  );
  ${media.up('lg')} {
    display: none;
  }
`;

const Toggle = styled(FilmToggle)`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  ${media.up('lg')} {
    top: auto;
    right: ${space(5)};
    bottom: ${space(5)};
  }
`;

export function Screen() {
  const { slug } = useLander();
  return (
    <Place>
      <Light aria-hidden data-hour={slug}>
        <ArtImage name="poster" width={720} height={900} />
      </Light>
      <Frame>
        <Moving name="film" poster="poster" width={720} height={900} loading="high" />
        <Shade />
        <Toggle play={<Copy slot="play" />} pause={<Copy slot="pause" />} />
      </Frame>
    </Place>
  );
}
