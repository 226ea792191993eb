import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/ui/Button/Button';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { Stack } from '~/ui/Layout/Layout';
import type { ShownLimits } from './shown-limits';

/** Whether orders at the other brands of the company count too, and what is stored for that. */
export function CompanyForm({ company }: { company: ShownLimits['company'] }) {
  const busy = useNavigation().formData?.get('intent') === 'company';
  const { name, agreed, endsAt, confirmed } = company;
  const ticked = agreed && endsAt === null;
  return (
    <Form method="post" action="/credits/limits">
      <Stack $gap={5}>
        <h2>
          <FormattedMessage
            id="billing.limits-company"
            defaultMessage="All sites of {company}"
            values={{ company: name }}
          />
        </h2>
        <Checkbox
          key={String(ticked)}
          name="agree"
          value="on"
          defaultChecked={ticked}
          label={
            <FormattedMessage
              id="billing.limits-company-agree"
              defaultMessage="My limits also count what I order at the other sites of {company}, if I agree to it there too"
              values={{ company: name }}
            />
          }
        />
        <p className="quiet">
          <FormattedMessage
            id="billing.limits-company-note"
            defaultMessage="We recognise you by your confirmed e-mail address and, for direct debits, by your bank account. Cards and wallets can’t be recognised. For this we store a code that can’t be turned back into either, the day and the amount, and neither your name nor the site. It is deleted after 31 days. Orders there count for whole days, so a limit may hold up to a day longer."
          />
        </p>
        {confirmed ? null : (
          <p>
            <FormattedMessage
              id="billing.limits-company-unconfirmed"
              defaultMessage="This works once you have confirmed your e-mail address."
            />
          </p>
        )}
        <Button variant="ghost" wide size="lg" busy={busy} name="intent" value="company">
          <FormattedMessage id="billing.limits-company-save" defaultMessage="Save choice" />
        </Button>
      </Stack>
    </Form>
  );
}
