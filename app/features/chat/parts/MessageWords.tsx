import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageResponse } from '~/contract/message';
import { giftName } from '../gifts/gift-names';

/** A message as plain text: for screen readers, or in one line. */
export function MessageWords({ type, text }: Pick<MessageResponse, 'type' | 'text'>) {
  const intl = useIntl();
  if (type === 'photo') return <FormattedMessage id="chat.a-photo" defaultMessage="Photo" />;
  if (type !== 'gift') return <>{text}</>;
  return (
    <FormattedMessage id="chat.gift-named" defaultMessage="Gift: {gift}" values={{ gift: giftName(intl, text) }} />
  );
}
