import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';

/** A list of statements, each an `li` that begins with its icon. The caller sets colours, font and gaps. */
export const IconList = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: ${space(3)};
  }
  > li > svg {
    flex: none;
    margin-top: 2px;
    ${media.below(16)} {
      margin-top: calc((1lh - 1.3 * 18px) / 2 / 1.3);
    }
  }
`;
