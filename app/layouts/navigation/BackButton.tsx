import { useNavigate } from '@remix-run/react';
import { ChevronLeft } from '~/ui/Icon/icons';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isInstalled } from '~/page/device';
import { IconButton } from '~/ui/IconButton/IconButton';
import { BACK_ROUTES } from '../paths';
import { useRouteName } from '../use-route-name';

/**
 * The history also counts pages of other sites, such as that of a payment, and pages that were left by going back. Where
 * the browser can tell, the button is shown only if it leads to an earlier page of this site.
 */
const leadsBackHere = (): boolean =>
  (window as { navigation?: { canGoBack?: boolean } }).navigation?.canGoBack !== false;

/** Only in the installed app (no browser's bar), on a deeper page and where the history has an earlier one. */
export function BackButton() {
  const route = useRouteName();
  const navigate = useNavigate();
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(isInstalled() && window.history.length > 1 && leadsBackHere() && BACK_ROUTES.has(route));
  }, [route]);
  if (!shown) return null;
  return (
    <IconButton label={intl.formatMessage({ id: 'common.back', defaultMessage: 'Back' })} onClick={() => navigate(-1)}>
      <ChevronLeft size={22} aria-hidden />
    </IconButton>
  );
}
