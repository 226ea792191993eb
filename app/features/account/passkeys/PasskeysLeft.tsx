import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { Stack } from '~/ui/Layout/Layout';
import { ListRow, RowList } from '~/ui/RowList/RowList';
import type { ShownPasskey } from './passkey-view';
import { PasskeyWords } from './PasskeyWords';

export interface PasskeysLeftProps {
  passkeys: readonly ShownPasskey[];
  /** One of them was just removed. */
  removed: boolean;
  /** The secret of the mailed link that proves who may remove them; absent on pages of the member's own settings. */
  token?: string;
}

/** What still logs in beside the password, on the pages where someone takes an account back: each with 'remove'. */
export function PasskeysLeft({ passkeys, removed, token }: PasskeysLeftProps) {
  const intl = useIntl();
  const busy = useNavigation().state !== 'idle';
  if (passkeys.length === 0 && !removed) return null;
  return (
    <Stack as="section" $gap={4}>
      {removed ? (
        <Alert tone="success" role="status">
          <FormattedMessage
            id="passkeys.removed"
            defaultMessage="Nobody can log in with this passkey any more, and your other devices are logged out. You can also delete it on your device or in your password manager, which may still offer it."
          />
        </Alert>
      ) : null}
      {passkeys.length > 0 ? (
        <>
          <h2>
            <FormattedMessage id="passkeys.left-title" defaultMessage="Passkeys that log in to your account" />
          </h2>
          <p>
            <FormattedMessage
              id="passkeys.left-text"
              defaultMessage="Whoever has one of these doesn’t need your password. Remove every passkey that you don’t recognise."
            />
          </p>
          <RowList aria-label={intl.formatMessage({ id: 'passkeys.left-title' })}>
            {passkeys.map(({ id, ...passkey }) => (
              <ListRow key={id}>
                <PasskeyWords {...passkey} />
                <Form
                  method="post"
                  action={token === undefined ? '/notifications/passkeys' : `/reset-password/do?token=${token}`}
                  replace
                >
                  <input type="hidden" name="passkey" value={id} />
                  {token === undefined ? (
                    <input type="hidden" name="back" value="password" />
                  ) : (
                    <input type="hidden" name="token" value={token} />
                  )}
                  <Button
                    size="sm"
                    variant="danger"
                    busy={busy}
                    name="intent"
                    value={token === undefined ? 'remove' : 'remove-passkey'}
                  >
                    <FormattedMessage id="passkeys.remove" defaultMessage="Remove passkey" />
                    <span className="visually-hidden"> {passkey.name}</span>
                  </Button>
                </Form>
              </ListRow>
            ))}
          </RowList>
        </>
      ) : null}
    </Stack>
  );
}
