import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { useLander } from './LanderContext';
import { signupUrl, type SignupContext } from './signup-url';

export interface SignupLinkProps extends SignupContext {
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  variant?: 'primary' | 'secondary' | 'ghost' | 'quiet';
  wide?: boolean;
}

/** The call to action: a link to `/signup` that passes on what was chosen on this page. */
export function SignupLink({
  children,
  likes,
  region,
  answer,
  size = 'lg',
  variant = 'primary',
  wide,
}: SignupLinkProps) {
  const view = useLander();
  return (
    <ButtonLink
      to={signupUrl(view, { likes, region, answer })}
      size={size}
      variant={variant}
      wide={wide}
      reloadDocument
    >
      {children}
    </ButtonLink>
  );
}
