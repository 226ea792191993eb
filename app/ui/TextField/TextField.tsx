import { forwardRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Field, useField } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { controlCss } from '../Field/field-css';

export type TextFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'children'>;

export const TextInput = styled.input`
  ${controlCss}
`;

/** One line of text with its label, hint and error. Callers should set `type`, `autoComplete` and `inputMode`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, hideLabel, id, ...rest },
  ref,
) {
  const field = useField({ hint, error }, id);
  return (
    <Field
      id={field.control.id}
      frame={field.frame}
      label={label}
      hint={hint}
      error={field.error}
      hideLabel={hideLabel}
    >
      <TextInput {...rest} {...field.control} ref={ref} />
    </Field>
  );
});
