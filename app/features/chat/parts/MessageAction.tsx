import { Link } from '@remix-run/react';
import { styled } from 'styled-components';
import { color, media, motion } from '~/theme/tokens';

/** What can be done with a message. With a mouse it appears under the pointer; on touch screens it is always visible. */
export const MessageAction = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 24px;
  border-radius: 12px;
  color: inherit;
  transition: opacity ${motion('fast')};
  ${media.hover} {
    opacity: 0;
    &:hover {
      color: ${color('text')};
    }
    &:focus-visible,
    [data-message]:hover &,
    [data-message]:focus-within & {
      opacity: 1;
    }
  }
`;
