import { styled } from 'styled-components';
import { color, Drawing, Ink, useLander } from '~/landing/kit/kit';
import { motifs, postmark } from './StampMotif';

const Root = styled.div`
  position: relative;
  flex: none;
  width: 92px;
`;

const Sheet = styled(Drawing)`
  display: block;
  width: 92px;
  height: auto;
  overflow: hidden;
  rotate: 2deg;
`;

/* Dots in the colour of the background along the edge: the perforation. */
const Edge = styled.rect`
  fill: none;
  stroke: ${color('surface-raised')};
  stroke-width: 6;
  stroke-linecap: round;
  stroke-dasharray: 0 9.1;
`;

const Mark = styled(Drawing)`
  position: absolute;
  top: 44px;
  right: 42px;
  width: 140px;
  height: auto;
  opacity: 0.4;
  rotate: -8deg;
`;

/** A stamp with the picture of the niche and a postmark across it. */
export function Stamp() {
  const { niche } = useLander();
  return (
    <Root aria-hidden>
      <Sheet width={118} height={138}>
        <rect width={118} height={138} fill={color('surface')} />
        <svg x={11} y={11} width={96} height={116} viewBox="0 0 96 116">
          {motifs[niche]}
        </svg>
        <Edge x={0} y={0} width={118} height={138} />
      </Sheet>
      <Mark width={200} height={72}>
        <g transform="translate(164 36) scale(-1 1)">
          <Ink d={postmark} />
        </g>
      </Mark>
    </Root>
  );
}
