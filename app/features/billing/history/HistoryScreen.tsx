import { ReceiptText, Wallet } from '~/ui/Icon/icons';
import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { Tabs } from '~/ui/Tabs/Tabs';
import { CreditMovements } from './CreditMovements';
import type { CreditMovement } from './history.service.server';
import { OrderList, type ListedOrder } from './OrderList';
import type { ShownSaved } from '../saved/saved-choice';
import { SavedMethods } from '../saved/SavedMethods';

interface Shown<T> {
  items: readonly T[];
  /** The id before which the next page begins; null on the last page. */
  older: string | null;
}

export type ShownHistory = { balance: number; held: number; returnable: boolean } & (
  { view: 'orders'; page: Shown<ListedOrder> } | { view: 'credits'; page: Shown<CreditMovement> }
);

const path = (view: 'orders' | 'credits') => (view === 'orders' ? '/transactions' : '/transactions?view=credits');

export interface HistoryScreenProps {
  history: ShownHistory;
  /** The newest page. */
  first: boolean;
  saved: readonly ShownSaved[];
}

/** The member's orders or the movements of their credits, with the balance and the saved payment methods. */
export function HistoryScreen({ history, first, saved }: HistoryScreenProps) {
  const { formatMessage } = useIntl();
  const { view, page, balance, held, returnable } = history;
  const older = page.older && `/transactions?view=${view}&before=${page.older}`;
  return (
    <Stack $gap={6}>
      <PageHeader
        title={<FormattedMessage id="billing.history-title" defaultMessage="Orders and credits" />}
        action={
          <ButtonLink to="/credits">
            <FormattedMessage id="billing.get-credits" defaultMessage="Get credits" />
          </ButtonLink>
        }
      >
        <BalanceLine balance={balance} held={held} />
      </PageHeader>
      <Tabs
        label={formatMessage({ id: 'billing.history-title', defaultMessage: 'Orders and credits' })}
        tabs={[
          {
            to: path('orders'),
            label: <FormattedMessage id="billing.tab-orders" defaultMessage="Orders" />,
            current: view === 'orders',
          },
          {
            to: path('credits'),
            label: <FormattedMessage id="billing.tab-credits" defaultMessage="Credits" />,
            current: view === 'credits',
          },
        ]}
      />
      {page.items.length === 0 ? <Nothing view={view} first={first} /> : null}
      {page.items.length > 0 && history.view === 'orders' ? <OrderList orders={history.page.items} /> : null}
      {page.items.length > 0 && history.view === 'credits' ? <CreditMovements movements={history.page.items} /> : null}
      {returnable ? (
        <p>
          <Link to="/withdrawal">
            <FormattedMessage id="billing.withdraw" defaultMessage="Withdraw from contract here" />
          </Link>
        </p>
      ) : null}
      {history.view === 'credits' && page.items.length > 0 ? (
        // A file, which the router cannot load.
        <a href="/transactions/statement.csv" download>
          <FormattedMessage id="billing.statement-download" defaultMessage="Download everything as a table (CSV)" />
        </a>
      ) : null}
      {first && view === 'orders' && saved.length > 0 ? <SavedMethods saved={saved} /> : null}
      <Cluster $justify="center">
        {first ? null : (
          <ButtonLink to={path(view)} variant="ghost" rel="prev">
            <FormattedMessage id="billing.newest" defaultMessage="Newest" />
          </ButtonLink>
        )}
        {older ? (
          <ButtonLink to={older} variant="ghost" rel="next">
            <FormattedMessage id="billing.older" defaultMessage="Older" />
          </ButtonLink>
        ) : null}
      </Cluster>
    </Stack>
  );
}

function BalanceLine({ balance, held }: { balance: number; held: number }) {
  return (
    <>
      <FormattedMessage
        id="billing.balance"
        defaultMessage="{count, plural, =0 {You have no credits.} one {You have # credit.} other {You have # credits.}}"
        values={{ count: balance }}
      />{' '}
      {held > 0 ? (
        <FormattedMessage
          id="billing.held"
          defaultMessage="{count, plural, one {# more is} other {# more are}} reserved for messages waiting for delivery or a reply."
          values={{ count: held }}
        />
      ) : null}
    </>
  );
}

function Nothing({ view, first }: { view: 'orders' | 'credits'; first: boolean }) {
  if (!first) {
    return <EmptyState title={<FormattedMessage id="billing.no-older" defaultMessage="Nothing older than this" />} />;
  }
  return view === 'orders' ? (
    <EmptyState
      illustration={<ReceiptText size={48} />}
      title={<FormattedMessage id="billing.no-orders" defaultMessage="You haven’t bought anything yet" />}
    >
      <FormattedMessage id="billing.no-orders-text" defaultMessage="Your orders and their receipts will appear here." />
    </EmptyState>
  ) : (
    <EmptyState
      illustration={<Wallet size={48} />}
      title={<FormattedMessage id="billing.no-movements" defaultMessage="No credit activity yet" />}
    >
      <FormattedMessage
        id="billing.no-movements-text"
        defaultMessage="Every credit you get or spend will appear here."
      />
    </EmptyState>
  );
}
