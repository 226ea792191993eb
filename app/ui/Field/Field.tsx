import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '~/theme/tokens';
import { FieldError } from '../FieldError/FieldError';

export interface FieldTexts {
  label: ReactNode;
  /** Help that is shown before any error. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: ReactNode;
  /** Shows the label to screen readers only, for search boxes and for a single field beside its button. */
  hideLabel?: boolean;
}

/** The attributes that connect a control with its label, hint and error. */
export function useField({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
`;

export const Hint = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
`;

interface FieldProps extends FieldTexts {
  id: string;
  /** Shown at the end of the line below the control, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  ${media.below(16)} {
    flex-direction: column;
    gap: 0;
  }
`;

/** The frame of every labelled control: label above, hint and error below. */
export function Field({ id, label, hint, error, hideLabel = false, aside, children }: FieldProps) {
  return (
    <Root>
      <Label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </Label>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint || aside ? (
        <Below>
          {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : <span />}
          {aside}
        </Below>
      ) : null}
    </Root>
  );
}
