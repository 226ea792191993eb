import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '~/theme/tokens';
import { Hint, useField } from '../Field/Field';
import { FieldError } from '../FieldError/FieldError';
import { choiceCss, Choice } from './Choice';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export const Box = styled.input`
  ${choiceCss}
  border-radius: min(${radius('sm')}, 6px);
  &::before {
    clip-path: polygon(14% 47%, 4% 57%, 39% 88%, 96% 22%, 85% 12%, 38% 67%);
  }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  a {
    color: ${color('primary-text')};
  }
`;

/** A checkbox whose whole line can be pressed; links inside the label still work as links. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, id, ...rest },
  ref,
) {
  const { control, frame, error: shown } = useField({ hint, error }, id);
  return (
    <Root {...frame}>
      <Choice htmlFor={control.id}>
        <Box {...rest} {...control} ref={ref} type="checkbox" />
        <span>{label}</span>
      </Choice>
      {shown ? <FieldError id={`${control.id}-error`}>{shown}</FieldError> : null}
      {hint ? <Hint id={`${control.id}-hint`}>{hint}</Hint> : null}
    </Root>
  );
});
