import type { ReactNode } from 'react';
import { useLander } from './LanderContext';
import { messageAddress, signupAddress, type SignupContext } from './signup-address';

export interface StartFormProps extends SignupContext {
  /** Instead of `/signup`: the first words go to the person this page presents. */
  toPerson?: boolean;
  /** Fields by their signup names: name, email, signup_message. And a submit button. */
  children: ReactNode;
  className?: string;
}

/**
 * The first fields of a signup. Posted, so that nothing typed stands in an address: the signup page shows them filled
 * in and asks for the rest; nothing is checked or stored yet.
 */
export function StartForm({ toPerson, children, className, ...context }: StartFormProps) {
  const view = useLander();
  const action = toPerson && view.person ? messageAddress(view, view.person) : signupAddress(view, context);
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name="intent" value="start" />
      {children}
    </form>
  );
}
