import { css } from 'styled-components';
import { color, fontSize, fontWeight, forcedEdge, media, motion, radius, shadow, space } from '~/theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const filled = (fill: 'primary' | 'secondary') => css`
  background: ${color(fill)};
  color: ${color(`on-${fill}`)};
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color(`${fill}-hover`)};
      box-shadow: ${shadow('sm')};
    }
  }
`;

const open = css`
  color: ${color('text')};
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color('surface-sunken')};
    }
  }
`;

const variants = {
  primary: filled('primary'),
  secondary: filled('secondary'),
  ghost: css`
    ${open}
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
  `,
  quiet: open,
  // Tinted rather than filled: in brands with a red primary colour it must not look like the primary button.
  danger: css`
    background: ${color('danger-soft')};
    color: ${color('on-danger-soft')};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${color('danger')};
        color: ${color('on-danger')};
      }
    }
  `,
};

const sizes = {
  sm: css`
    min-height: 36px;
    padding: ${space(1)} ${space(3)};
    font-size: ${fontSize('sm')};
  `,
  md: css`
    min-height: 44px;
    padding: ${space(2)} ${space(5)};
  `,
  lg: css`
    min-height: 52px;
    padding: ${space(3)} ${space(7)};
  `,
};

/** Shared by Button and ButtonLink, so that both look the same. */
export const buttonCss = css<ButtonStyleProps>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  max-width: 100%;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border-radius: ${radius('control')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  -webkit-user-select: none;
  user-select: none;
  /* An icon keeps its size: the words give way. */
  > svg {
    flex: none;
  }
  transition:
    background ${motion('fast')},
    box-shadow ${motion('fast')},
    transform ${motion('fast')};
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.98);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    opacity: 1;
    cursor: progress;
  }
  ${forcedEdge}
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
`;
