import { Copy } from './Copy';
import { useLander } from './LanderContext';
import { OpenWays } from './OpenWays';
import { SignupLink, type SignupLinkProps } from './SignupLink';

/** While signups are closed, what is open instead. Reads the slots listed in kit-slots. */
export function SignupAction(link: Omit<SignupLinkProps, 'children'>) {
  const { signupOpen } = useLander();
  if (!signupOpen) return <OpenWays size={link.size} wide={link.wide} />;
  return (
    <SignupLink {...link}>
      <Copy slot="action" />
    </SignupLink>
  );
}
