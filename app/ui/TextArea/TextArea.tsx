import { forwardRef, useState } from 'react';
import type { TextareaHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize } from '~/theme/tokens';
import { Field, useField } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { controlCss } from '../Field/field-css';

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** Shows how many characters are left of maxLength. */
  counter?: boolean;
}

export const TextAreaInput = styled.textarea`
  ${controlCss}
  min-height: 96px;
  resize: vertical;
  /* Grows with the text where the browser supports it, and scrolls elsewhere. */
  field-sizing: content;
  max-height: 40vh;
`;

const Counter = styled.span<{ $over: boolean }>`
  flex: none;
  margin-left: auto;
  color: ${({ $over }) => color($over ? 'danger-text' : 'text-muted')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

/** Screen readers announce the counter only near the end (20 characters left), not at each key. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, hideLabel, counter = false, id, onChange, ...rest },
  ref,
) {
  const intl = useIntl();
  const field = useField({ hint, error }, id);
  const [typed, setTyped] = useState(() => String(rest.value ?? rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const left = (rest.maxLength ?? 0) - used;
  const spoken = intl.formatMessage(
    {
      id: 'common.characters-left',
      defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    },
    { count: Math.max(left, 0) },
  );
  const aside =
    counter && rest.maxLength ? (
      <Counter $over={left <= 0}>
        <span aria-hidden>
          {used}/{rest.maxLength}
        </span>
        <span className="visually-hidden" role="status">
          {left <= 20 ? spoken : ''}
        </span>
      </Counter>
    ) : null;
  return (
    <Field
      id={field.control.id}
      frame={field.frame}
      label={label}
      hint={hint}
      error={field.error}
      hideLabel={hideLabel}
      aside={aside}
    >
      <TextAreaInput
        {...rest}
        {...field.control}
        ref={ref}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
    </Field>
  );
});
