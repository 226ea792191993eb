import { Link } from '@remix-run/react';
import type { LinkProps } from '@remix-run/react';
import { styled } from 'styled-components';
import { buttonCss } from './button-css';
import type { ButtonStyleProps, ButtonSize, ButtonVariant } from './button-css';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonCss}
`;

/** A link that looks like a button; takes all props of Link, including `reloadDocument` and `prefetch`. */
export function ButtonLink({ variant = 'primary', size = 'md', wide = false, ...rest }: ButtonLinkProps) {
  return <Root {...rest} $variant={variant} $size={size} $wide={wide} />;
}
