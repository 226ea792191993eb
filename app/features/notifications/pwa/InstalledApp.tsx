import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Messages } from '~/i18n/Messages';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { useToast } from '~/ui/Toaster/ToastProvider';
import { renewPush } from '../push/browser-push';
import { hasTyped, reloadWithTyped, restoreTyped } from './typed-fields';
import { watchWorker } from './watch-worker';

const RENEWED = 'push-renewed';
const LOCALE = 'offline-locale';

/** Registers the service worker for members and does what it reports. Renders only toasts. */
export function InstalledApp() {
  const { user, app, locale } = useShell();
  const navigate = useNavigate();
  const toast = useToast();
  const memberId = user?.id;
  const [on, key] = [app?.worker ?? false, app?.pushKey ?? null];
  useEffect(() => restoreTyped(document, window.location), []);
  useEffect(() => {
    if (!on || memberId === undefined || !('serviceWorker' in navigator)) return undefined;
    return watchWorker({
      container: navigator.serviceWorker,
      reload: () => reloadWithTyped(window),
      onReady: (worker) => {
        if (isNew(LOCALE, locale)) worker.postMessage({ kind: 'offline' }, []);
        if (isNew(RENEWED, memberId)) renewPush(key, memberId).catch(() => sessionStorage.removeItem(RENEWED));
      },
      onUpdate: (update) =>
        toast.show({ key: 'app-update', message: labelOf('update'), action: <Reload onPress={update} /> }),
      onOpen: (path) => {
        if (!hasTyped(document)) navigate(path);
        else toast.show({ key: 'app-open', message: labelOf('open'), action: <Open path={path} /> });
      },
    });
  }, [on, key, memberId, locale, navigate, toast]);
  return null;
}

/** Whether this tab sees the value for the first time. */
function isNew(key: string, value: string): boolean {
  if (sessionStorage.getItem(key) === value) return false;
  sessionStorage.setItem(key, value);
  return true;
}

const labelOf = (what: 'update' | 'open') => (
  <Messages features={['push']}>
    {what === 'update' ? (
      <FormattedMessage id="push.update" defaultMessage="There’s a new version of this site." />
    ) : (
      <FormattedMessage id="push.open" defaultMessage="You have a new notification." />
    )}
  </Messages>
);

function Reload({ onPress }: { onPress: () => void }) {
  return (
    <Messages features={['push']}>
      <Button size="sm" variant="quiet" onClick={onPress}>
        <FormattedMessage id="push.update-reload" defaultMessage="Reload" />
      </Button>
    </Messages>
  );
}

function Open({ path }: { path: string }) {
  return (
    <Messages features={['push']}>
      <ButtonLink size="sm" variant="quiet" to={path}>
        <FormattedMessage id="push.open-link" defaultMessage="Open" />
      </ButtonLink>
    </Messages>
  );
}
