import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/ui/Button/Button';

const never = () => () => {};

/** Opens the browser's print dialog. Absent without scripts, since it could do nothing there. */
export function PrintButton() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  return (
    <Button type="button" variant="ghost" onClick={() => window.print()}>
      <FormattedMessage id="billing.print" defaultMessage="Print" />
    </Button>
  );
}
