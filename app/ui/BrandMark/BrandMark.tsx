import { css, styled } from 'styled-components';
import { MARK_SIDE, type BrandMark as Mark } from '~/theme/mark';
import { color, media } from '~/theme/tokens';

/* As high as the capitals and descenders of the name beside it, so that it grows with the text. */
const Drawn = styled.svg<{ $turned: boolean | undefined }>`
  flex: none;
  width: 1.2em;
  height: 1.2em;
  ${({ $turned }) =>
    $turned &&
    css`
      rotate: 90deg;
    `}
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
    <Drawn viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} $turned={turned} aria-hidden>
      <path d={primary} />
      <path d={secondary} />
    </Drawn>
  );
}
