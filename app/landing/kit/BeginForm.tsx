import { Button } from '~/ui/Button/Button';
import { Copy } from './Copy';
import { Field } from './Field';
import { useLander } from './LanderContext';
import { OpenWays } from './OpenWays';
import { StartForm } from './StartForm';

/**
 * While signups are closed, what is open instead replaces the form. Reads the slots listed in kit-slots.
 */
export function BeginForm({ className }: { className?: string }) {
  const { signupOpen } = useLander();
  if (!signupOpen) return <OpenWays wide />;
  return (
    <StartForm className={className}>
      <Field name="name" label={<Copy slot="name-label" />} />
      <Field name="email" label={<Copy slot="email-label" />} />
      <Button type="submit" size="lg" wide>
        <Copy slot="action" />
      </Button>
    </StartForm>
  );
}
