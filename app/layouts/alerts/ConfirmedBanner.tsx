import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { dropParameter } from '~/page/drop-parameter';
import { Banner } from '~/ui/Banner/Banner';

/** The e-mail address was confirmed by the press that led here. It is gone with the next page, and after a reload. */
export function ConfirmedBanner() {
  useEffect(() => dropParameter('notice'), []);
  return (
    <Banner tone="success" role="status">
      <FormattedMessage
        id="shell.confirmed-banner"
        defaultMessage="Your e-mail address is confirmed: others can see your profile now."
      />
    </Banner>
  );
}
