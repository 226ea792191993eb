import { Copy } from './Copy';
import { useLander } from './LanderContext';
import { SignupLink, type SignupLinkProps } from './SignupLink';

/**
 * The way in, in the page's words. While signups are closed it leads to how one comes in, and keeps nothing: nobody
 * begins a profile there. Reads the slots that kit-slots names.
 */
export function SignupAction({ likes, region, answer, ...look }: Omit<SignupLinkProps, 'children'>) {
  const { signupOpen } = useLander();
  return (
    <SignupLink {...look} {...(signupOpen ? { likes, region, answer } : {})}>
      <Copy slot="action" closed="closed-action" />
    </SignupLink>
  );
}
