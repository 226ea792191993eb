import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Messages } from '~/i18n/Messages';
import { DismissibleAlert } from '~/page/DismissibleAlert';
import { isApplePhone, isInstalled } from '~/page/device';
import { hadGoodMoment, onGoodMoment, visitsAgain } from '~/page/good-moment';
import { askToInstall, heldInstallPrompt, INSTALL_READY } from '~/page/install-prompt';
import { useShell } from '~/page/use-shell';
import { BannerButton } from '~/ui/Banner/Banner';
import { usePush } from '../push/use-push';

/** One question at a time, and none before something has worked out for the member: notifications, then the app. */
export function AppAlerts() {
  const [good, setGood] = useState(false);
  const { app } = useShell();
  const { state, busy, turnOn } = usePush();
  useEffect(() => {
    setGood(hadGoodMoment());
    return onGoodMoment(() => setGood(true));
  }, []);
  const push = good && (app?.pushAlert ?? false) && state === 'off';
  return (
    <Messages features={['push']}>
      {push ? (
        <DismissibleAlert alert="hide-push-notification-alert" action={<Ask busy={busy} onPress={turnOn} />}>
          <FormattedMessage id="push.title" defaultMessage="Know when somebody writes to you" />
        </DismissibleAlert>
      ) : state === undefined ? null : (
        <InstallAlert good={good} />
      )}
    </Messages>
  );
}

function Ask({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  return (
    <BannerButton type="button" aria-busy={busy} disabled={busy} onClick={onPress}>
      <FormattedMessage id="push.allow" defaultMessage="Turn on notifications" />
    </BannerButton>
  );
}

const ALERT = 'hide-install-alert';

function InstallAlert({ good }: { good: boolean }) {
  const { app, brand, now } = useShell();
  const [offer, setOffer] = useState<'browser' | 'ios'>();
  const fetcher = useFetcher();
  const wanted = app?.installAlert ?? false;
  useEffect(() => {
    const again = visitsAgain(new Date(now).toISOString().slice(0, 10));
    const decide = () => {
      if (!wanted || isInstalled() || !(good || again)) setOffer(undefined);
      else if (heldInstallPrompt(window)) setOffer('browser');
      else setOffer(isApplePhone() ? 'ios' : undefined);
    };
    decide();
    window.addEventListener(INSTALL_READY, decide);
    return () => window.removeEventListener(INSTALL_READY, decide);
  }, [good, now, wanted]);
  if (!offer) return null;
  const install = async () => {
    setOffer(undefined);
    // Who says no to the browser has said no to us, and is not asked again on the next page.
    if (!(await askToInstall(window))) fetcher.submit({ alert: ALERT }, { method: 'post', action: '/site-entry' });
  };
  return (
    <DismissibleAlert
      alert={ALERT}
      action={
        offer === 'browser' ? (
          <BannerButton type="button" onClick={() => void install()}>
            <FormattedMessage id="push.install-button" defaultMessage="Add to home screen" />
          </BannerButton>
        ) : (
          <FormattedMessage
            id="push.install-ios"
            defaultMessage="Tap Share at the bottom of the screen, then “Add to Home Screen”."
          />
        )
      }
    >
      <strong>
        <FormattedMessage
          id="push.install-title"
          defaultMessage="Keep {name} close at hand"
          values={{ name: brand.name }}
        />
      </strong>
    </DismissibleAlert>
  );
}
