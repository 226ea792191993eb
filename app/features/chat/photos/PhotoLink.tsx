import type { LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';
import { useIntl } from 'react-intl';
import { ImagePlus } from '~/ui/Icon/icons';
import { ExtraLink } from '../extras/ExtraLink';

export const PhotoLink = forwardRef<HTMLAnchorElement, LinkProps>(function PhotoLink(props, ref) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'chat.send-photo', defaultMessage: 'Send a photo' });
  return (
    <ExtraLink {...props} ref={ref} aria-label={label} title={label}>
      <ImagePlus size={22} aria-hidden />
    </ExtraLink>
  );
});
