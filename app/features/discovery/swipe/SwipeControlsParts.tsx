import { css, styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, shadow, space, zIndex } from '~/theme/tokens';

/** Skip is on the left and like on the right, as the card moves; undo is between them. */
export const Pad = styled.div`
  position: relative;
  display: grid;
  justify-content: center;
  ${media.down('md')} {
    /* Whatever stands above the game, one can decide without scrolling. */
    position: sticky;
    bottom: calc(56px + env(safe-area-inset-bottom));
    z-index: ${zIndex('raised')};
  }
  form:first-child {
    display: flex;
    gap: 104px;
  }
  form:last-child {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    pointer-events: none;
  }
`;

const variants = {
  like: css`
    background: ${color('secondary')};
    color: ${color('on-secondary')};
  `,
  skip: css`
    background: ${color('surface-raised')};
    color: ${color('text')};
  `,
  undo: css`
    background: ${color('surface-raised')};
    color: ${color('text-muted')};
  `,
};

export const Round = styled.button<{ $variant: keyof typeof variants }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${({ $variant }) => ($variant === 'undo' ? 52 : 68)}px;
  height: ${({ $variant }) => ($variant === 'undo' ? 52 : 68)}px;
  margin-bottom: ${space(6)};
  border-radius: 50%;
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
  pointer-events: auto;
  transition: transform ${motion('fast')};
  ${({ $variant }) => variants[$variant]}
  > span {
    position: absolute;
    top: calc(100% + 4px);
    color: ${color('text-muted')};
    font-size: ${fontSize('xs')};
    font-weight: ${fontWeight('strong')};
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      transform: scale(1.06);
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.94);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
