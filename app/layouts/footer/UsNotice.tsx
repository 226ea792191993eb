import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';

/** The US footer: several states require an online dating service to say whether it screens its members. */
export function UsNotice() {
  const { brand, company } = useShell();
  return (
    <>
      <p>
        <FormattedMessage
          id="shell.us-screening"
          defaultMessage="{brand} does not conduct criminal background screenings of its members. Never send money to somebody you have not met, meet in public, and tell a friend where you are."
          values={{ brand: brand.name }}
        />
      </p>
      <p>
        <FormattedMessage
          id="shell.us-billing"
          defaultMessage="Charges appear as {company}. One-time purchases only, no subscription, no automatic renewal."
          values={{ company: company.name }}
        />
      </p>
    </>
  );
}
