import { styled } from 'styled-components';
import { MARK_SIDE, type BrandMark as Mark } from '~/theme/mark';
import { color, media } from '~/theme/tokens';

/* As high as the capitals and descenders of the name beside it, so that it grows with the text. */
const Drawn = styled.svg`
  flex: none;
  width: 1.2em;
  height: 1.2em;
  path {
    fill: ${color('primary')};
  }
  path + path {
    fill: ${color('secondary-text')};
  }
  ${media.forcedColors} {
    path:nth-child(n) {
      fill: currentColor;
    }
  }
`;

/** The mark of the brand, which always stands beside the brand's name and so says nothing to a screen reader. */
export function BrandMark({ mark: { primary, secondary, turned } }: { mark: Mark }) {
  return (
    <Drawn viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} aria-hidden>
      <g transform={turned && 'rotate(90 15 15)'}>
        <path d={primary} />
        <path d={secondary} />
      </g>
    </Drawn>
  );
}
