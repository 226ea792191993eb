import type { ReactNode } from 'react';
import { TextField } from '~/ui/TextField/TextField';

/** Attributes by which the browser and the phone's keyboard help with each field. */
const help = {
  name: { autoComplete: 'nickname', autoCapitalize: 'words', spellCheck: false, maxLength: 30 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 },
} as const; // prettier-ignore

export interface FieldProps {
  /** The field's name in the signup form, so that the signup page shows it filled in. */
  name: keyof typeof help;
  /** `<Copy slot="…" />` */
  label: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  hideLabel?: boolean;
}

/** Never required here: the signup page asks for what is empty and checks the value. */
export function Field({ name, ...rest }: FieldProps) {
  return <TextField name={name} {...help[name]} {...rest} />;
}
