import { Copy } from './Copy';
import { useLander } from './LanderContext';
import { SignupLink, type SignupLinkProps } from './SignupLink';

/** While signups are closed it explains invitations and passes no choices on. Reads the slots listed in kit-slots. */
export function SignupAction({ likes, region, answer, ...link }: Omit<SignupLinkProps, 'children'>) {
  const { signupOpen } = useLander();
  return (
    <SignupLink {...link} {...(signupOpen ? { likes, region, answer } : {})}>
      <Copy slot="action" closed="closed-action" />
    </SignupLink>
  );
}
