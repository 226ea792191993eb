import { FormattedMessage } from 'react-intl';
import { ExtraSheet, type ExtraChoiceProps } from '../composer/ExtraSheet';
import { GiftForm } from './GiftForm';
import { useSendGift } from './use-send-gift';

/** Gifts within the conversation they are for. Closes when one is sent; what was chosen waits when it was not. */
export function GiftSheet({ conversation, price, ...sheet }: ExtraChoiceProps) {
  const { partner, onClose } = sheet;
  const { busy, refusal, send } = useSendGift(conversation, onClose);
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
        refusal={refusal}
        busy={busy}
        onSend={send}
      />
    </ExtraSheet>
  );
}
