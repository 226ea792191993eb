import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ProfileResponse } from '~/contract/profile';
import { isOnline } from '~/features/account/online';
import { FormattedRelative, useNow } from '~/i18n/FormattedRelative';
import { color, fontSize, media } from '~/theme/tokens';

const Root = styled.p`
  overflow: hidden;
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.below(16)} {
    white-space: normal;
  }
`;

/** Shows nothing for invisible members, fictional profiles and members who left. */
export function Presence({ partner }: { partner: ProfileResponse }) {
  const now = useNow();
  const { last_active: at, fictional, status } = partner;
  if (at === null || fictional || status !== 'active') return null;
  return (
    <Root>
      {isOnline(now, at) ? (
        <FormattedMessage id="chat.online" defaultMessage="Online now" />
      ) : (
        <FormattedMessage
          id="chat.last-active"
          defaultMessage="Active {when}"
          values={{ when: <FormattedRelative at={at} /> }}
        />
      )}
    </Root>
  );
}
