import type { ReactNode } from 'react';
import { TextField } from '~/ui/TextField/TextField';

/** How the browser and the phone's keyboard help with each field of a signup. */
const help = {
  name: { autoComplete: 'nickname', autoCapitalize: 'words', spellCheck: false, maxLength: 30 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 },
} as const; // prettier-ignore

export interface FieldProps {
  /** By its signup name: the signup page shows it filled in. */
  name: keyof typeof help;
  /** `<Copy slot="…" />` */
  label: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  hideLabel?: boolean;
}

/**
 * One line of a StartForm, in the look of the kit. Never required here: who leaves it empty is led on and asked on the
 * signup page, where it is checked.
 */
export function Field({ name, ...rest }: FieldProps) {
  return <TextField name={name} {...help[name]} {...rest} />;
}
