import type { LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';
import { useIntl } from 'react-intl';
import { Gift } from '~/ui/Icon/icons';
import { ExtraLink } from '../extras/ExtraLink';

export const GiftLink = forwardRef<HTMLAnchorElement, LinkProps>(function GiftLink(props, ref) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'chat.send-gift', defaultMessage: 'Send a gift' });
  return (
    <ExtraLink {...props} ref={ref} aria-label={label} title={label}>
      <Gift size={22} aria-hidden />
    </ExtraLink>
  );
});
