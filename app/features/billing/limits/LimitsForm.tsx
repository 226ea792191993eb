import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { media, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Stack } from '~/ui/Layout/Layout';
import { TextField } from '~/ui/TextField/TextField';
import { PriceText } from '../shop/PriceText';
import type { ShownLimit, ShownLimits } from './shown-limits';

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The three amounts; an empty field is no limit. */
export function LimitsForm({ limits, problem }: { limits: ShownLimits; problem: FormProblem | null }) {
  const busy = useNavigation().formData?.get('intent') === 'limits';
  const typed = problem?.values['intent'] === 'limits' ? problem.values : null;
  return (
    <Form method="post" action="/credits/limits" noValidate>
      <input type="hidden" name="currency" value={limits.currency} />
      <Stack $gap={5}>
        <h2>
          <FormattedMessage id="billing.limits-amounts" defaultMessage="Spend at most" />
        </h2>
        <Fields>
          {limits.limits.map((limit) => (
            <TextField
              key={`${limit.kind} ${limit.typed}`}
              name={limit.kind}
              label={
                <FormattedMessage
                  id="billing.limits-amount"
                  defaultMessage="{kind, select, day {In 24 hours} week {In 7 days} other {In 30 days}} ({currency})"
                  values={{ kind: limit.kind, currency: limits.currency }}
                />
              }
              hint={<Left limit={limit} />}
              defaultValue={typed?.[limit.kind] ?? limit.typed}
              error={fieldError(problem, limit.kind)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
          ))}
        </Fields>
        <p className="quiet">
          <FormattedMessage
            id="billing.limits-amounts-note"
            defaultMessage="The time always reaches back from the moment you order, so nothing starts anew at midnight. Fees count; money that went back doesn’t. An order that isn’t paid yet counts until it is paid, fails or ends."
          />
        </p>
        <Button wide size="lg" busy={busy} name="intent" value="limits">
          <FormattedMessage id="billing.limits-save" defaultMessage="Save limits" />
        </Button>
      </Stack>
    </Form>
  );
}

function Left({ limit: { amount } }: { limit: ShownLimit }) {
  if (!amount) return <FormattedMessage id="billing.limits-none" defaultMessage="No limit now" />;
  return (
    <FormattedMessage
      id="billing.limits-left"
      defaultMessage="{left} of {limit} is left."
      values={{
        left: <PriceText amount={amount.left} currency={amount.currency} />,
        limit: <PriceText amount={amount.value} currency={amount.currency} />,
      }}
    />
  );
}
