import { useId, useState } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
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

/** The part of a frame that follows what is entered in the control inside it. */
export interface FollowedProps {
  onChange: FormEventHandler;
}

/**
 * The attributes that connect a control with its label, hint and error, and the error itself: it goes as soon as the
 * value is corrected, and comes back with the value that was refused. `frame` belongs to the element around the control.
 */
export function useField(
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  givenId?: string,
  corrects: (frame: Element, control: Element) => boolean = correctsControl,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  // Which answer was corrected: the next one may be the same error again.
  const [corrected, setCorrected] = useState<ReactNode>(null);
  const shown = error && error !== corrected ? error : undefined;
  const describedBy = [shown ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const frame: FollowedProps = {
    onChange: ({ target, currentTarget }) => {
      if (error) setCorrected(corrects(currentTarget, target as Element) ? error : null);
    },
  };
  const control = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': shown ? (true as const) : undefined,
  };
  return { control, error: shown, frame };
}

/** Whether the browser finds the value valid and it is another one than the refused value, which is the default one. */
function correctsControl(_frame: Element, control: Element): boolean {
  const { type, value, defaultValue, validity } = control as HTMLInputElement;
  const same = type !== 'checkbox' && type !== 'radio' && value === defaultValue;
  return validity.valid && !same;
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
  frame?: FollowedProps;
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
export function Field({ id, frame, label, hint, error, hideLabel = false, aside, children }: FieldProps) {
  return (
    <Root {...frame}>
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
