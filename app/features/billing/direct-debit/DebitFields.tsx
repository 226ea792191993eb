import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { media, space } from '~/theme/tokens';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Stack } from '~/ui/Layout/Layout';
import { TextField } from '~/ui/TextField/TextField';

/* A short field beside a long one, also on phones. A label stays on one line, so that both fields stand on one line. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(min-content, 1fr);
  gap: ${space(3)};
  label {
    white-space: nowrap;
  }
  ${media.up('sm')} {
    gap: ${space(4)};
  }
`;

const ZipFirst = styled(Pair)`
  grid-template-columns: minmax(min-content, 1fr) minmax(0, 2fr);
`;

export interface DebitFieldsProps {
  values: Record<string, string>;
  problem: FormProblem | undefined;
}

/** The fields of the specification, section 3, except the code. */
export function DebitFields({ values, problem }: DebitFieldsProps) {
  const field = (name: string) => ({
    name,
    id: `debit-${name}`,
    defaultValue: values[name],
    error: fieldError(problem, name),
    required: true,
  });
  return (
    <Stack $gap={4}>
      <TextField
        {...field('account_holder')}
        label={<FormattedMessage id="billing.debit-holder" defaultMessage="Account holder" />}
        autoComplete="name"
        maxLength={70}
      />
      <TextField
        {...field('iban')}
        label={<FormattedMessage id="billing.debit-iban" defaultMessage="IBAN" />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={120}
      />
      <Pair>
        <TextField
          {...field('street')}
          label={<FormattedMessage id="billing.debit-street" defaultMessage="Street" />}
          autoComplete="address-line1"
          maxLength={70}
        />
        <TextField
          {...field('house_number')}
          label={<FormattedMessage id="billing.debit-house-number" defaultMessage="House number" />}
          autoComplete="address-line2"
          maxLength={16}
        />
      </Pair>
      <ZipFirst>
        <TextField
          {...field('zip')}
          label={<FormattedMessage id="billing.debit-zip" defaultMessage="Postal code" />}
          autoComplete="postal-code"
          maxLength={16}
        />
        <TextField
          {...field('city')}
          label={<FormattedMessage id="billing.debit-city" defaultMessage="City" />}
          autoComplete="address-level2"
          maxLength={35}
        />
      </ZipFirst>
      <TextField
        {...field('phone')}
        label={<FormattedMessage id="billing.debit-phone" defaultMessage="Mobile phone number" />}
        hint={
          <FormattedMessage
            id="billing.debit-phone-hint"
            defaultMessage="We send a code by text message to confirm that it’s you."
          />
        }
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </Stack>
  );
}
