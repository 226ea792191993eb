import { Copy } from './Copy';
import { useLander } from './LanderContext';
import { SignupLink, type SignupLinkProps } from './SignupLink';

/**
 * The link to signup, with the page's own text. While signups are closed it leads to the explanation of invitations and
 * passes no choices on, because no profile is begun there. Reads the slots listed in kit-slots.
 */
export function SignupAction({ likes, region, answer, ...link }: Omit<SignupLinkProps, 'children'>) {
  const { signupOpen } = useLander();
  return (
    <SignupLink {...link} {...(signupOpen ? { likes, region, answer } : {})}>
      <Copy slot="action" closed="closed-action" />
    </SignupLink>
  );
}
