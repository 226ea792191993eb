import { useFetcher } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { AlertTone } from '~/ui/Alert/Alert';
import { Banner } from '~/ui/Banner/Banner';

export interface DismissibleAlertProps {
  /** The cookie that remembers the dismissal for a month; see ALERT_COOKIES. */
  alert: string;
  tone?: AlertTone;
  action: ReactNode;
  children: ReactNode;
}

/** A banner that is dismissed by a form, also without scripts. */
export function DismissibleAlert({ alert, tone, action, children }: DismissibleAlertProps) {
  const fetcher = useFetcher();
  const [away, setAway] = useState(false);
  // The button that had the focus is gone, so the keyboard goes on with the page.
  useEffect(() => {
    if (away) document.getElementById('main')?.focus({ preventScroll: true });
  }, [away]);
  if (away) return null;
  return (
    <fetcher.Form method="post" action="/site-entry" onSubmit={() => setAway(true)}>
      <input type="hidden" name="alert" value={alert} />
      <Banner tone={tone} dismissProps={{ type: 'submit' }} action={action}>
        {children}
      </Banner>
    </fetcher.Form>
  );
}
