import { Link } from '@remix-run/react';
import { styled } from 'styled-components';
import { color, media, motion } from '~/theme/tokens';

/** What can be done with a message. With a mouse it appears under the pointer; on touch screens it is always visible. */
export const MessageAction = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  position: relative;
  width: 40px;
  height: 24px;
  border-radius: 12px;
  color: inherit;
  transition: opacity ${motion('fast')};
  /* For a finger, taller than it looks. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  svg {
    width: 18px;
    height: 18px;
  }
  ${media.hover} {
    width: 28px;
    svg {
      width: 14px;
      height: 14px;
    }
    opacity: 0;
    &::after {
      content: none;
    }
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
