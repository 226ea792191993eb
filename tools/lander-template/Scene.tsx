import { keyframes, styled } from 'styled-components';
import { color, media, Portrait, space, useLander } from '~/landing/kit/kit';
import { horizons } from './horizons';

const rise = keyframes`
  from { transform: translateY(18px); }
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: clamp(220px, 38vw, 520px);
  margin-top: auto;
  &[data-mirrored] {
    transform: scaleX(-1);
  }
`;

const Sun = styled.circle`
  fill: ${color('primary')};
  animation: ${rise} 2.4s ease-out;
  ${media.reducedMotion} {
    animation: none;
  }
`;

const Far = styled.path`
  fill: ${color('primary-soft')};
`;

const Middle = styled.path`
  fill: ${color('secondary')};
  opacity: 0.55;
`;

const Near = styled.path`
  fill: ${color('depth')};
`;

const Picture = styled.div`
  width: min(360px, 80vw);
  margin: 0 auto ${space(10)};
`;

/**
 * The horizon of the niche in the colours of its theme, mirrored for a slug; on the page of a person, their picture
 * instead.
 */
export function Scene() {
  const { niche, slug, person } = useLander();
  if (person) {
    return (
      <Picture>
        <Portrait person={person} sizes="360px" loading="high" alt={person.name} />
      </Picture>
    );
  }
  const { sun, far, middle, near } = horizons[niche];
  return (
    <Drawing
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-mirrored={slug === null ? undefined : ''}
    >
      <Far d={far} />
      <Sun cx={sun.x} cy={sun.y} r={sun.r} />
      <Middle d={middle} />
      <Near d={near} />
    </Drawing>
  );
}
