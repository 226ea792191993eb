import { forwardRef } from 'react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner';
import { buttonCss } from './button-css';
import type { ButtonStyleProps, ButtonSize, ButtonVariant } from './button-css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width, for forms on phones and for cards. */
  wide?: boolean;
  /** While work is in progress the button announces it and ignores presses without losing the focus. */
  busy?: boolean;
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonCss}
`;

const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  /* Transparent rather than hidden, so that screen readers keep the name and the button keeps its width. */
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** A button for an action. As in HTML, `type` is submit by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'primary', size = 'md', wide = false, busy = false, children, onClick, ...rest },
  ref,
) {
  // aria-disabled rather than disabled: a button that becomes disabled loses the keyboard focus.
  const swallow = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event);
    event.preventDefault();
  };
  return (
    <Root
      {...rest}
      ref={ref}
      onClick={swallow}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      <Label $hidden={busy}>{children}</Label>
      {busy ? (
        <Waiting>
          <Spinner />
        </Waiting>
      ) : null}
    </Root>
  );
});
