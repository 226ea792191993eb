import { forwardRef, useEffect, useState } from 'react';
import type { TextareaHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lengthOf } from '~/i18n/length-of';
import { color, fontSize } from '~/theme/tokens';
import { Field, useField } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { controlCss } from '../Field/field-css';

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** Shows how many characters are left of maxLength, as the server counts them (`lengthOf`). */
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
  { label, hint, error, hideLabel, counter = false, maxLength, id, onChange, ...rest },
  ref,
) {
  const intl = useIntl();
  const [counting, setCounting] = useState(false);
  useEffect(() => setCounting(counter), [counter]);
  const field = useField({ hint, error }, id);
  const [typed, setTyped] = useState(() => lengthOf(String(rest.value ?? rest.defaultValue ?? '')));
  const used = rest.value === undefined ? typed : lengthOf(String(rest.value));
  const left = (maxLength ?? 0) - used;
  const spoken =
    left < 0
      ? intl.formatMessage(
          {
            id: 'common.characters-over',
            defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
          },
          { count: -left },
        )
      : intl.formatMessage(
          {
            id: 'common.characters-left',
            defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
          },
          { count: left },
        );
  const aside =
    counter && maxLength ? (
      <Counter $over={left <= 0}>
        <span aria-hidden>
          {used}/{maxLength}
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
        // Browsers count UTF-16 units and cut off without a word; the counter says what is too much.
        maxLength={counting && maxLength ? 4 * maxLength : maxLength}
        ref={ref}
        onChange={(event) => {
          setTyped(lengthOf(event.target.value));
          onChange?.(event);
        }}
      />
    </Field>
  );
});
