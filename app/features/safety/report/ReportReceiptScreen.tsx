import { Link } from '@remix-run/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { COMPLAINT_MONTHS } from '~/features/account/decision/complaint-time';
import { DATE_FORMATS } from '~/i18n/formats';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { PersonLine } from '../PersonLine';
import { SafetyActions } from '../SafetyParts';
import type { ReportReceipt } from './report-view';

const Ticket = styled.dl`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)} ${space(5)};
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
  dt {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
  dd {
    margin: 0;
    font-weight: ${fontWeight('strong')};
    font-variant-numeric: tabular-nums;
  }
`;

const Number = styled.dd`
  font-size: ${fontSize('xl')};
  letter-spacing: 0.06em;
`;

const Steps = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(3)};
  padding-left: ${space(5)};
  list-style: disc;
`;

export interface ReportReceiptScreenProps {
  receipt: ReportReceipt;
  /** The same person had already reported it today. */
  again: boolean;
}

/** Thanks the reporter and shows the report's number, what happens next, or the decision. */
export function ReportReceiptScreen({ receipt, again }: ReportReceiptScreenProps) {
  const { user } = useShell();
  const { number, at, blockable } = receipt;
  return (
    <Page $width="narrow">
      <PageHeader title={<FormattedMessage id="safety.receipt-title" defaultMessage="Thank you for telling us" />} />
      <Stack $gap={6}>
        {again ? (
          <Alert tone="info">
            <FormattedMessage
              id="safety.receipt-again"
              defaultMessage="You’ve already reported this today. That report stands; nothing was added to it."
            />
          </Alert>
        ) : null}
        <Ticket>
          <dt>
            <FormattedMessage id="safety.receipt-number" defaultMessage="Report number" />
          </dt>
          <Number>{number}</Number>
          <dt>
            <FormattedMessage id="safety.receipt-date" defaultMessage="Received" />
          </dt>
          <dd>
            <FormattedDate value={at} {...DATE_FORMATS.long} />
          </dd>
        </Ticket>
        <Outcome receipt={receipt} />
        {blockable ? <PersonLine person={blockable} /> : null}
        <SafetyActions>
          {blockable ? (
            <ButtonLink to={`/members/${blockable.id}/block?next=/reports/${number}`}>
              <FormattedMessage
                id="safety.block-named"
                defaultMessage="Block {name}"
                values={{ name: blockable.name }}
              />
            </ButtonLink>
          ) : null}
          <ButtonLink to={user ? '/members' : '/'} variant="ghost">
            {user ? (
              <FormattedMessage id="safety.to-members" defaultMessage="Back to members" />
            ) : (
              <FormattedMessage id="safety.to-start" defaultMessage="Go to the home page" />
            )}
          </ButtonLink>
        </SafetyActions>
      </Stack>
    </Page>
  );
}

function Outcome({ receipt: { state, mailed, number } }: { receipt: ReportReceipt }) {
  const { supportEmail } = useShell().brand;
  const objection = (
    <p>
      <FormattedMessage
        id="safety.receipt-object"
        defaultMessage="If you disagree, <complaints>complain within {months, plural, one {# month} other {# months}}</complaints>: somebody else on our team then decides. You can also write to {email}, quoting the number {number}."
        values={{
          number,
          months: COMPLAINT_MONTHS,
          email: <a href={`mailto:${supportEmail}?subject=${number}`}>{supportEmail}</a>,
          complaints: (label) => <Link to={`/complaints?about=${number}`}>{label}</Link>,
        }}
      />
    </p>
  );
  if (state === 'upheld') {
    return (
      <Alert tone="success">
        <FormattedMessage
          id="safety.receipt-upheld"
          defaultMessage="We looked at it and acted: your report was right. Exactly what we did stays between us and the person concerned."
        />
        {objection}
      </Alert>
    );
  }
  if (state === 'dismissed') {
    return (
      <Alert tone="info">
        <FormattedMessage
          id="safety.receipt-dismissed"
          defaultMessage="We looked at it and found nothing against our rules. You can still block the person, and report again if something new happens."
        />
        {objection}
      </Alert>
    );
  }
  return (
    <div>
      <h2>
        <FormattedMessage id="safety.receipt-next" defaultMessage="What happens next" />
      </h2>
      <Steps>
        <li>
          <FormattedMessage
            id="safety.receipt-step-look"
            defaultMessage="Somebody on our team will look at it; the most urgent comes first."
          />
        </li>
        <li>
          <FormattedMessage
            id="safety.receipt-step-act"
            defaultMessage="If it breaks our rules, we take it down or disable the profile."
          />
        </li>
        <li>
          {mailed ? (
            <FormattedMessage
              id="safety.receipt-step-mailed"
              defaultMessage="This page will show the outcome. We’ve e-mailed you the link."
            />
          ) : (
            <FormattedMessage
              id="safety.receipt-step-page"
              defaultMessage="This page will show the outcome: keep the link or the number."
            />
          )}
        </li>
      </Steps>
    </div>
  );
}
