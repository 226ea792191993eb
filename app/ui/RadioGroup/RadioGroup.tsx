import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, fontWeight, forcedEdge, media, motion, radius, space, sunkenOnHover } from '~/theme/tokens';
import { choiceCss } from '../Checkbox/Choice';
import { Hint, useField } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { FieldError } from '../FieldError/FieldError';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second, less prominent line. */
  detail?: ReactNode;
  /** Shown at the end of the line, such as a price or a mark. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  /** Places short options side by side (gender, yes or no). */
  inline?: boolean;
  id?: string;
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

const Legend = styled.legend`
  margin-bottom: ${space(2)};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
`;

const Options = styled.div<{ $inline: boolean }>`
  display: grid;
  gap: ${space(2)};
  ${({ $inline }) =>
    $inline &&
    css`
      display: flex;
      flex-wrap: wrap;
      > label {
        flex: 1 1 120px;
        gap: ${space(2)};
        padding-inline: ${space(3)};
      }
      /* As wide as the longest word: where two options do not fit side by side, they stand one below the other. */
      span {
        min-width: min-content;
      }
      ${media.below(16)} {
        > label {
          flex-basis: 100%;
        }
        span {
          min-width: 0;
        }
      }
    `}
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(2)} ${space(4)};
  border-radius: min(${radius('control')}, 16px);
  background: ${color('surface-raised')};
  box-shadow: inset 0 0 0 1px ${color('line-strong')};
  cursor: pointer;
  transition: background ${motion('fast')};
  ${forcedEdge}
  ${sunkenOnHover}
  &:has(:checked) {
    background: ${color('primary-soft')};
    box-shadow: inset 0 0 0 2px ${color('focus')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Dot = styled.input`
  ${choiceCss}
  border-radius: 50%;
  outline: 0;
  &::before {
    width: 10px;
    height: 10px;
    border-radius: 50%;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Detail = styled.span`
  display: block;
  font-size: ${fontSize('sm')};
`;

/** With native radio buttons arrow keys and autofill work, without JavaScript too. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, hint, error, hideLabel, options, value, defaultValue, onChange, required, inline, id } = props;
  const { control, frame, error: shown } = useField({ hint, error }, id);
  return (
    <Group role="radiogroup" {...control} {...frame} aria-required={required}>
      <Legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</Legend>
      <Options $inline={Boolean(inline)}>
        {options.map((option) => (
          <Option key={option.value}>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <Words>
              {option.label}
              {option.detail ? <Detail>{option.detail}</Detail> : null}
            </Words>
            {option.aside}
          </Option>
        ))}
      </Options>
      {shown ? <FieldError id={`${control.id}-error`}>{shown}</FieldError> : null}
      {hint ? <Hint id={`${control.id}-hint`}>{hint}</Hint> : null}
    </Group>
  );
}
