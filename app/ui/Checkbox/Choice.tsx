import { css, styled } from 'styled-components';
import { color, media, motion, space } from '~/theme/tokens';

/** The line of a checkbox or radio button: at least 44 px high, and all of it can be pressed. */
export const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(2)} 0;
  cursor: pointer;
  line-height: 1.5;
  /* Beside the first line, which is higher than the box. */
  ${media.below(16)} {
    > input {
      margin-top: calc((1lh - 24px) / 2);
    }
  }
  &:has(:disabled) {
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
`;

/** The native input, restyled: ring, fill and a mark that `::before` clips. It keeps working in forced-colours mode. */
export const choiceCss = css`
  display: grid;
  place-content: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1px solid ${color('line-strong')};
  background: ${color('surface-raised')};
  appearance: none;
  cursor: inherit;
  transition: background ${motion('fast')};
  &::before {
    content: '';
    width: 14px;
    height: 14px;
    background: ${color('on-primary')};
    opacity: 0;
  }
  &:checked {
    border-color: ${color('focus')};
    background: ${color('primary')};
  }
  &:checked::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${color('danger-text')};
  }
  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;
