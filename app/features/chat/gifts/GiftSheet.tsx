import { FormattedMessage } from 'react-intl';
import { ExtraSheet, type ExtraChoiceProps } from '../extras/ExtraSheet';
import { GiftForm } from './GiftForm';
import { useSendGift } from './use-send-gift';

/** A sheet with the gifts, within a conversation. It closes once a gift has been sent; otherwise the choice stays. */
export function GiftSheet({ conversation, price, ...sheet }: ExtraChoiceProps) {
  const { partner, onClose } = sheet;
  const { busy, error, send } = useSendGift(conversation, onClose);
  return (
    <ExtraSheet
      {...sheet}
      title={
        <FormattedMessage id="chat.gift-title" defaultMessage="A gift for {name}" values={{ name: partner.name }} />
      }
    >
      <GiftForm
        partner={partner}
        price={price}
        requestKey=""
        here={`/chats/${conversation}/gift`}
        error={error}
        busy={busy}
        onSend={send}
      />
    </ExtraSheet>
  );
}
