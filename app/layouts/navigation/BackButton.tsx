import { useNavigate } from '@remix-run/react';
import { ChevronLeft } from '~/ui/Icon/icons';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '~/ui/IconButton/IconButton';
import { BACK_ROUTES } from '../paths';
import { useRouteName } from '../use-route-name';

/** Only in the installed app (no browser's bar), on a deeper page and where the history has an earlier one. */
export function BackButton() {
  const route = useRouteName();
  const navigate = useNavigate();
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const installed = window.matchMedia('(display-mode: standalone)').matches;
    setShown(installed && window.history.length > 1 && BACK_ROUTES.has(route));
  }, [route]);
  if (!shown) return null;
  return (
    <IconButton label={intl.formatMessage({ id: 'common.back', defaultMessage: 'Back' })} onClick={() => navigate(-1)}>
      <ChevronLeft size={22} aria-hidden />
    </IconButton>
  );
}
