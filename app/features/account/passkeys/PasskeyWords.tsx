import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { FormattedRelative } from '~/i18n/FormattedRelative';
import { color, fontSize, fontWeight } from '~/theme/tokens';
import type { ShownPasskey } from './passkey-view';

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;

const Name = styled.p`
  font-weight: ${fontWeight('strong')};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** By what a member recognises a passkey: its name, when it was added, and when someone last logged in with it. */
export function PasskeyWords({ name, addedAt, usedAt }: Omit<ShownPasskey, 'id'>) {
  return (
    <Words>
      <Name>{name}</Name>
      <Facts>
        <FormattedMessage
          id="passkeys.added-on"
          defaultMessage="Added {date}"
          values={{ date: <FormattedDate value={addedAt} {...DATE_FORMATS.medium} /> }}
        />
        {' · '}
        {usedAt === null ? (
          <FormattedMessage id="passkeys.never-used" defaultMessage="not used yet" />
        ) : (
          <FormattedMessage
            id="passkeys.used"
            defaultMessage="last used {when}"
            values={{ when: <FormattedRelative at={usedAt} /> }}
          />
        )}
      </Facts>
    </Words>
  );
}
