import { Form, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { dropParameter } from '~/page/drop-parameter';
import { useShell } from '~/page/use-shell';
import { breakpoints } from '~/theme/tokens';
import { Banner, BannerButton } from '~/ui/Banner/Banner';
import { Button } from '~/ui/Button/Button';
import { Dialog } from '~/ui/Dialog/Dialog';
import { Stack } from '~/ui/Layout/Layout';

/**
 * The activation reminder. It is a modal once, directly after signup on a phone; otherwise, and always without scripts, it
 * is a banner.
 */
export function ActivationReminder() {
  const { brand } = useShell();
  const [query] = useSearchParams();
  const [asModal, setAsModal] = useState(false);
  const fresh = query.has('api_signup_complete');
  useEffect(() => {
    if (!fresh) return;
    setAsModal(window.matchMedia(`(max-width: ${breakpoints.md - 0.02}px)`).matches);
    dropParameter('api_signup_complete');
  }, [fresh]);
  if (!asModal) {
    return (
      <Banner
        action={
          <Form method="post" action="/activate/resend">
            <BannerButton>{again}</BannerButton>
          </Form>
        }
      >
        <FormattedMessage
          id="shell.activation-banner"
          defaultMessage="Please confirm your e-mail address. Until then nobody sees your profile."
        />
      </Banner>
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
          <FormattedMessage
            id="shell.activation-reminder"
            defaultMessage="Please confirm your e-mail address: we sent you a link. Until then your profile is hidden and nobody can reply to you on {brand}."
            values={{ brand: brand.name }}
          />
        </p>
        <Form method="post" action="/activate/resend">
          <Stack $gap={2}>
            <Button variant="primary" type="button" onClick={() => setAsModal(false)} data-autofocus="">
              <FormattedMessage id="shell.activation-understood" defaultMessage="I’ll check my inbox" />
            </Button>
            <Button size="sm" variant="ghost">
              {again}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Dialog>
  );
}

const again = <FormattedMessage id="shell.activation-resend" defaultMessage="Send the e-mail again" />;
