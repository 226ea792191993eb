import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { PriceText } from '../shop/PriceText';
import { LimitMoment } from './LimitMoment';
import type { RestrictionKind } from './own-limits';
import type { ShownLimits } from './shown-limits';
import { WindowName } from './WindowName';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
`;

const Row = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

interface Pending {
  kind: RestrictionKind;
  at: number;
  words: ReactNode;
}

/** What allows more and comes after its 24 hours, each with a button that cancels it. Empty: nothing. */
export function PendingChanges({ limits }: { limits: ShownLimits }) {
  const changes = pendingOf(limits);
  if (changes.length === 0) return null;
  return (
    <Alert
      tone="info"
      title={<FormattedMessage id="billing.limits-pending" defaultMessage="What changes after your 24 hours" />}
    >
      <List>
        {changes.map(({ kind, at, words }) => (
          <li key={kind}>
            <Row method="post" action="/credits/limits">
              <input type="hidden" name="kind" value={kind} />
              <span>
                <LimitMoment at={at} />: {words}
              </span>
              <Button variant="ghost" size="sm" name="intent" value="cancel">
                <FormattedMessage id="billing.limits-cancel" defaultMessage="Cancel this change" />
              </Button>
            </Row>
          </li>
        ))}
      </List>
    </Alert>
  );
}

function pendingOf({ limits, pause, company }: ShownLimits): Pending[] {
  const amounts = limits.flatMap(({ kind, waiting }): Pending[] => {
    if (!waiting) return [];
    const { at, value, currency } = waiting;
    const amount = value !== null && currency !== null ? <PriceText amount={value} currency={currency} /> : null;
    return [{ kind, at, words: <AmountChange window={<WindowName kind={kind} />} amount={amount} /> }];
  });
  const pauseEnds = pause?.endsAt ?? null;
  return [
    ...amounts,
    ...(pauseEnds === null
      ? []
      : [
          {
            kind: 'pause' as const,
            at: pauseEnds,
            words: <FormattedMessage id="billing.limits-pause-ends" defaultMessage="the pause ends" />,
          },
        ]),
    ...(company.endsAt === null
      ? []
      : [
          {
            kind: 'company' as const,
            at: company.endsAt,
            words: (
              <FormattedMessage
                id="billing.limits-company-ends"
                defaultMessage="other sites of {company} no longer count"
                values={{ company: company.name }}
              />
            ),
          },
        ]),
  ];
}

function AmountChange({ window, amount }: { window: ReactNode; amount: ReactNode | null }) {
  return amount === null ? (
    <FormattedMessage id="billing.limits-to-none" defaultMessage="no limit for {window} any more" values={{ window }} />
  ) : (
    <FormattedMessage id="billing.limits-to" defaultMessage="{amount} for {window}" values={{ amount, window }} />
  );
}
