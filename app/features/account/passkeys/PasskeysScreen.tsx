import { Form, Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { LockKeyhole } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import { ListRow, RowList } from '~/ui/RowList/RowList';
import { TextField } from '~/ui/TextField/TextField';
import { SettingsFrame } from '../settings/SettingsFrame';
import { AddPasskey } from './AddPasskey';
import { PASSKEY_NAME, type ShownPasskey } from './passkey-view';
import { PasskeyWords } from './PasskeyWords';

export interface PasskeysScreenProps {
  passkeys: readonly ShownPasskey[];
  /** The member has a password; it is asked for before a passkey is added. */
  hasPassword: boolean;
  /** False until the e-mail address is confirmed. */
  canAdd: boolean;
  /** What has just been done: 'added', 'renamed' or 'removed'. */
  notice: string | null;
  problem: FormProblem | null | undefined;
}

const Change = styled.details`
  flex: 0 0 auto;
  &[open] {
    flex-basis: 100%;
  }
  > summary {
    width: max-content;
    min-height: 44px;
    align-content: center;
    cursor: pointer;
    text-decoration: underline;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** The member's passkeys: how to add, rename and remove them. */
export function PasskeysScreen({ passkeys, hasPassword, canAdd, notice, problem }: PasskeysScreenProps) {
  const intl = useIntl();
  return (
    <SettingsFrame
      section="passkeys"
      lead={
        <FormattedMessage
          id="passkeys.lead"
          defaultMessage="Log in with your face, your fingerprint or the PIN of your device, without typing a password. A passkey works on this website only, so nobody can trick you out of it."
        />
      }
    >
      <Stack $gap={6}>
        <ErrorAlert error={problem?.error} />
        {problem ? null : <Notice notice={notice} />}
        {passkeys.length === 0 ? (
          <EmptyState
            illustration={<LockKeyhole size={48} aria-hidden />}
            title={<FormattedMessage id="passkeys.none" defaultMessage="You don’t have a passkey yet" />}
          >
            <FormattedMessage
              id="passkeys.none-text"
              defaultMessage="It takes a few seconds, and your password still works as well."
            />
          </EmptyState>
        ) : (
          <RowList aria-label={intl.formatMessage({ id: 'settings.passkeys-title', defaultMessage: 'Passkeys' })}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                problem={problem?.values['passkey'] === passkey.id ? problem : null}
              />
            ))}
          </RowList>
        )}
        {canAdd ? (
          <AddPasskey hasPassword={hasPassword} />
        ) : (
          <p>
            <FormattedMessage
              id="passkeys.confirm-first"
              defaultMessage="Please confirm your e-mail address first. After that you can add a passkey."
            />
          </p>
        )}
        {hasPassword ? null : (
          <p className="quiet">
            <FormattedMessage
              id="passkeys.no-password"
              defaultMessage="You have no password at the moment. <link>Choose one</link>, so that you can also log in on devices without your passkeys."
              values={{ link: (label) => <Link to="/reset-password">{label}</Link> }}
            />
          </p>
        )}
      </Stack>
    </SettingsFrame>
  );
}

function PasskeyRow({ passkey, problem }: { passkey: ShownPasskey; problem: FormProblem | null }) {
  const { id, name, addedAt, usedAt } = passkey;
  return (
    <ListRow>
      <PasskeyWords name={name} addedAt={addedAt} usedAt={usedAt} />
      <Change open={problem?.fieldErrors['name'] !== undefined || undefined}>
        <summary>
          <FormattedMessage id="passkeys.change" defaultMessage="Change" />
          <span className="visually-hidden"> {name}</span>
        </summary>
        {/* Another name from the server, after it was saved, is shown by a new field. */}
        <Stack as={Form} method="post" action="/notifications/passkeys" replace noValidate $gap={3} key={name}>
          <input type="hidden" name="passkey" value={id} />
          <TextField
            name="name"
            label={<FormattedMessage id="passkeys.name" defaultMessage="Name" />}
            defaultValue={problem?.values['name'] ?? name}
            error={fieldError(problem, 'name')}
            maxLength={PASSKEY_NAME}
            autoComplete="off"
            required
          />
          <Buttons>
            <Button size="sm" name="intent" value="rename">
              <FormattedMessage id="passkeys.save-name" defaultMessage="Save name" />
            </Button>
            <Button size="sm" variant="danger" name="intent" value="remove">
              <FormattedMessage id="passkeys.remove" defaultMessage="Remove passkey" />
            </Button>
          </Buttons>
        </Stack>
      </Change>
    </ListRow>
  );
}

function Notice({ notice }: { notice: string | null }) {
  const text = noticeText(notice);
  return text ? (
    <Alert tone="success" role="status">
      {text}
    </Alert>
  ) : null;
}

function noticeText(notice: string | null) {
  switch (notice) {
    case 'added':
      return (
        <FormattedMessage
          id="passkeys.added"
          defaultMessage="Your passkey is ready: next time, choose “Log in with a passkey”. We’ve also told you by e-mail."
        />
      );
    case 'renamed':
      return <FormattedMessage id="passkeys.renamed" defaultMessage="The new name is saved." />;
    case 'removed':
      return (
        <FormattedMessage
          id="passkeys.removed"
          defaultMessage="Nobody can log in with this passkey any more, and your other devices are logged out. You can also delete it on your device or in your password manager, which may still offer it."
        />
      );
    default:
      return null;
  }
}
