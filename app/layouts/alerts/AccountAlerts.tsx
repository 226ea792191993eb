import { Form, useSearchParams } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { dropParameter } from '~/page/drop-parameter';
import { lazyWithHtml } from '~/page/lazy';
import { useShell } from '~/page/use-shell';
import { breakpoints } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { Dialog } from '~/ui/Dialog/Dialog';
import { Stack } from '~/ui/Layout/Layout';
import { MAILED_LINK, SIGNUP_FLOW } from '../paths';
import { useRouteName } from '../use-route-name';

const DecisionStatement = lazyWithHtml('decision', () =>
  import('~/features/account/decision/DecisionStatement').then((module) => module.DecisionStatement),
);

/**
 * A member whose profile staff have hidden reads the reason on every page, and how to object. Other members get the
 * activation reminder (spec section 4) while they are not confirmed, their profile is disabled and they have switched
 * off no notification. It is a modal once, directly after signup on a phone; otherwise, and always without scripts, it
 * is an alert.
 */
export function AccountAlerts() {
  const { user, decision } = useShell();
  const route = useRouteName();
  const [query] = useSearchParams();
  const [asModal, setAsModal] = useState(false);
  const fresh = query.has('api_signup_complete');
  useEffect(() => {
    setAsModal(fresh && window.matchMedia(`(max-width: ${breakpoints.md - 0.02}px)`).matches);
    if (fresh) dropParameter('api_signup_complete');
  }, [fresh]);
  if (decision) {
    return (
      <Alert tone="warning" banner title={decision.title}>
        <DecisionStatement
          decision={decision}
          folded={
            route === 'profile' ? undefined : (
              <FormattedMessage id="shell.decision-why" defaultMessage="Why, and how to object" />
            )
          }
        />
      </Alert>
    );
  }
  // The flow says so itself at its end, and the page of the mailed link is where it is done.
  if (route === SIGNUP_FLOW || route === MAILED_LINK) return null;
  if (!user || user.status !== 'not_confirmed' || user.profileStatus !== 'disabled' || !user.remindable) return null;
  if (!asModal) {
    return (
      <Alert tone="info" banner action={<Resend />}>
        <Words />
      </Alert>
    );
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={() => setAsModal(false)}
      title={<FormattedMessage id="shell.activation-title" defaultMessage="One more step" />}
    >
      <Stack $gap={4}>
        <p>
          <Words />
        </p>
        <Resend>
          <Button variant="primary" type="button" onClick={() => setAsModal(false)} data-autofocus="">
            <FormattedMessage id="shell.activation-understood" defaultMessage="I’ll check my inbox" />
          </Button>
        </Resend>
      </Stack>
    </Dialog>
  );
}

function Words() {
  const { brand } = useShell();
  return (
    <FormattedMessage
      id="shell.activation-reminder"
      defaultMessage="Please confirm your e-mail address: we sent you a link. Until then your profile is hidden and nobody can reply to you on {brand}."
      values={{ brand: brand.name }}
    />
  );
}

/** As wide as its text in the alert, full width below the other button in the modal. */
function Resend({ children }: { children?: ReactNode }) {
  const button = (
    <Button size="sm" variant="ghost">
      <FormattedMessage id="shell.activation-resend" defaultMessage="Send the e-mail again" />
    </Button>
  );
  return (
    <Form method="post" action="/activate/resend">
      {children ? (
        <Stack $gap={2}>
          {children}
          {button}
        </Stack>
      ) : (
        button
      )}
    </Form>
  );
}
