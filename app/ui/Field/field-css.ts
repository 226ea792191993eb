import { css } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '~/theme/tokens';

/** The font size is at least 16 px, because phones otherwise zoom in on focus. */
export const controlCss = css`
  display: block;
  width: 100%;
  min-height: 48px;
  padding-block: ${space(3)};
  /* In the shorthand of all sides, a browser would write a rule with another side of its own out without them (reviveSheets). */
  padding-inline: ${space(4)};
  border: 1px solid ${color('line-strong')};
  border-radius: min(${radius('control')}, 16px);
  background: ${color('surface-raised')};
  color: ${color('text')};
  font-size: max(16px, ${fontSize('md')});
  line-height: 1.375;
  appearance: none;
  transition:
    border-color ${motion('fast')},
    box-shadow ${motion('fast')};
  &::placeholder {
    color: ${color('text-muted')};
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-invalid='true'], :focus-visible) {
      border-color: ${color('text')};
    }
  }
  &:focus-visible {
    border-color: ${color('focus')};
    outline: 2px solid ${color('focus')};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color('danger-text')};
    box-shadow: inset 0 0 0 1px ${color('danger-text')};
  }
  &:disabled {
    background: ${color('surface-sunken')};
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
  &:autofill {
    box-shadow: inset 0 0 0 100px ${color('primary-soft')};
    -webkit-text-fill-color: ${color('text')};
  }
`;
