import { ChevronDown } from '~/ui/Icon/icons';
import { forwardRef } from 'react';
import type { SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Field, useField } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { controlCss } from '../Field/field-css';

export type SelectProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>;

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    right: ${space(3)};
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlCss}
  padding-right: max(34px, ${space(10)});
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** The native select (phones show their own picker) in the style of a text field, without label and frame. */
export const SelectInput = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(
  function SelectInput(props, ref) {
    return (
      <Frame>
        <Native {...props} ref={ref} />
        <ChevronDown size={20} aria-hidden />
      </Frame>
    );
  },
);

/** A choice among many; `children` are `<option>` elements. For up to five options RadioGroup is easier to read. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
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
      <SelectInput {...rest} {...field.control} ref={ref} />
    </Field>
  );
});
