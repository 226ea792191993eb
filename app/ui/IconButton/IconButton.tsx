import { forwardRef } from 'react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, media, motion } from '~/theme/tokens';
import { withPopover } from '~/theme/with-popover';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The accessible name of the button, also shown as its tooltip. */
  label: string;
  children: ReactNode;
  /** `photo` is for buttons on pictures. */
  variant?: 'plain' | 'raised' | 'photo';
  size?: 36 | 44 | 56;
}

interface StyleProps {
  $variant: 'plain' | 'raised' | 'photo';
  $size: number;
}

const variants = {
  plain: css`
    color: ${color('text')};
  `,
  raised: css`
    background: ${color('surface-raised')};
    color: ${color('text')};
    box-shadow: 0 0 0 1px ${color('line')};
  `,
  photo: css`
    background: ${color('scrim')};
    color: ${color('on-scrim')};
    -webkit-backdrop-filter: blur(8px);
    backdrop-filter: blur(8px);
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${color('scrim')};
        transform: scale(1.06);
      }
    }
  `,
};

const Root = styled.button.withConfig(withPopover)<StyleProps>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  transition:
    background ${motion('fast')},
    transform ${motion('fast')};
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color('surface-sunken')};
    }
  }
  &:active:not(:disabled) {
    transform: scale(0.94);
  }
  &:disabled {
    opacity: 0.5;
  }
  ${({ $variant }) => variants[$variant]}
`;

/** The icon is hidden from screen readers (`aria-hidden`); the label names the button. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'plain', size = 44, type = 'button', ...rest },
  ref,
) {
  return <Root {...rest} ref={ref} type={type} aria-label={label} title={label} $variant={variant} $size={size} />;
});
