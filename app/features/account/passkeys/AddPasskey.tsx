import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DomainError } from '~/contract/problem';
import { focusFirstInvalid } from '~/page/use-page-focus';
import { useHydrated } from '~/page/use-hydrated';
import { Button } from '~/ui/Button/Button';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { OwnPasswordField } from '../passwords/OwnPasswordField';
import { addPasskeyInBrowser, knowsPasskeys } from './browser-passkeys';

/** Makes a passkey in the browser. Without scripts, or in a browser that cannot, it says so. */
export function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<DomainError | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFirstInvalid(form.current);
  }, [error]);
  if (!hydrated) {
    return (
      <noscript>
        <p>
          <FormattedMessage
            id="passkeys.no-script"
            defaultMessage="Your browser can only make a passkey with JavaScript, which is switched off. Passkeys you already have can be renamed and removed here."
          />
        </p>
      </noscript>
    );
  }
  if (!knowsPasskeys()) {
    return (
      <p>
        <FormattedMessage
          id="passkeys.unsupported"
          defaultMessage="This browser can’t make passkeys. Try a newer one, or your phone."
        />
      </p>
    );
  }
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    setBusy(true);
    setError(null);
    const outcome = await addPasskeyInBrowser(typeof password === 'string' ? password : '');
    if (outcome.kind === 'done') return window.location.assign(outcome.location);
    setBusy(false);
    if (outcome.kind === 'failed') setError(outcome.error);
  };
  const atPassword = error?.code === 'account.old-password-wrong';
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void add(event)} aria-busy={busy || undefined}>
      <Stack $gap={4}>
        <ErrorAlert error={atPassword ? null : error} />
        {hasPassword ? (
          <OwnPasswordField
            hint={
              <FormattedMessage
                id="passkeys.your-password-why"
                defaultMessage="So that nobody else at your device can add one."
              />
            }
            error={atPassword ? <ErrorMessage {...error} /> : undefined}
          />
        ) : null}
        <div>
          <Button busy={busy}>
            <FormattedMessage id="passkeys.add" defaultMessage="Add a passkey" />
          </Button>
        </div>
      </Stack>
    </form>
  );
}
