import { FormattedMessage, useIntl } from 'react-intl';
import { giftName } from '../gifts/gift-names';
import type { WireMessage } from '../model/conversation-response';

/** A message in words alone: read aloud, or in one line. */
export function MessageWords({ type, text }: Pick<WireMessage, 'type' | 'text'>) {
  const intl = useIntl();
  if (type === 'photo') return <FormattedMessage id="chat.a-photo" defaultMessage="Photo" />;
  if (type !== 'gift') return <>{text}</>;
  return (
    <FormattedMessage id="chat.gift-named" defaultMessage="Gift: {gift}" values={{ gift: giftName(intl, text) }} />
  );
}
