import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { fontSize, fontWeight, space } from '~/theme/tokens';
import { Hint, useField } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { FieldError } from '../FieldError/FieldError';
import { SelectInput } from '../Select/Select';
import { TextInput } from '../TextField/TextField';
import { composeDate, datePartOrder, isRealDate, monthNames, splitDate } from './date-of-birth';
import type { DateParts } from './date-of-birth';

export interface DateOfBirthFieldProps extends FieldTexts {
  /** The inputs are named `name.day`, `name.month` and `name.year`; composeDate joins them on the server. */
  name: string;
  /** YYYY-MM-DD, or the value that composeDate made of the last entry. */
  defaultValue?: string;
  /** YYYY-MM-DD: anyone who was born later is too young. */
  latest?: string;
  required?: boolean;
  id?: string;
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`;

const Legend = styled.legend`
  margin-bottom: ${space(1)};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  input,
  select {
    padding-left: ${space(3)};
  }
  /* "Giorno" and "Année" need the room in which nothing is typed. */
  input {
    padding-right: ${space(1)};
  }
  select {
    padding-right: 28px;
  }
  svg {
    right: ${space(2)};
  }
`;

const Part = styled.div<{ $part: keyof DateParts }>`
  flex: ${({ $part }) => ({ day: '0 0 max(80px, 4.6em)', month: '1 1 104px', year: '0 0 max(80px, 4.7em)' })[$part]};
  min-width: 0;
`;

/**
 * Day and year are typed, the month is chosen by its name (so 3/4 and 4/3 cannot be confused). The parts stand in the
 * order of the locale and support the browser's autofill. Works without JavaScript.
 */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { name, label, hint, error, hideLabel, defaultValue, latest, required, id } = props;
  const intl = useIntl();
  const field = useField({ hint, error }, id, (group) => {
    const date = composeDate((part) => group.querySelector<HTMLInputElement>(`[name="${part}"]`)?.value, name);
    return date !== defaultValue && isRealDate(date) && (latest === undefined || date <= latest);
  });
  const { id: ownId, ...aria } = field.control;
  const [parts] = useState(() => splitDate(defaultValue));
  const word = {
    day: intl.formatMessage({ id: 'common.day', defaultMessage: 'Day' }),
    year: intl.formatMessage({ id: 'common.year', defaultMessage: 'Year' }),
  };
  const typed = (part: 'day' | 'year', length: number) => (
    <TextInput
      {...aria}
      id={`${ownId}-${part}`}
      name={`${name}.${part}`}
      aria-label={word[part]}
      placeholder={word[part]}
      autoComplete={`bday-${part}`}
      inputMode="numeric"
      maxLength={length}
      defaultValue={parts[part]}
      required={required}
    />
  );
  const month = (
    <SelectInput
      {...aria}
      id={`${ownId}-month`}
      name={`${name}.month`}
      aria-label={intl.formatMessage({ id: 'common.month', defaultMessage: 'Month' })}
      autoComplete="bday-month"
      defaultValue={parts.month}
      required={required}
    >
      <option value="">
        <FormattedMessage id="common.month" defaultMessage="Month" />
      </option>
      {monthNames(intl).map((label, at) => (
        <option key={label} value={at + 1}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
  const fields = { day: typed('day', 2), month, year: typed('year', 4) };
  return (
    <Group id={ownId} {...field.frame} aria-describedby={aria['aria-describedby']}>
      <Legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</Legend>
      <Row>
        {datePartOrder(intl).map((part) => (
          <Part key={part} $part={part}>
            {fields[part]}
          </Part>
        ))}
      </Row>
      {field.error ? <FieldError id={`${ownId}-error`}>{field.error}</FieldError> : null}
      {hint ? <Hint id={`${ownId}-hint`}>{hint}</Hint> : null}
    </Group>
  );
}
