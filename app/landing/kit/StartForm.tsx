import type { ReactNode } from 'react';
import { useLander } from './LanderContext';
import { messageUrl, signupUrl, type SignupContext } from './signup-url';

export interface StartFormProps extends SignupContext {
  /** Leads to the signup for a first message to the person whom this page presents, instead of `/signup`. */
  toPerson?: boolean;
  /** Fields with their signup names (name, email, signup_message), and a submit button. */
  children: ReactNode;
  className?: string;
}

/** Uses POST, so that nothing typed appears in a URL. The signup page shows the values and checks them. */
export function StartForm({ toPerson, children, className, ...context }: StartFormProps) {
  const view = useLander();
  const action = toPerson && view.person ? messageUrl(view, view.person) : signupUrl(view, context);
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name="intent" value="start" />
      {children}
    </form>
  );
}
