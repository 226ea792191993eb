import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { FictionalLabel } from '~/live/FictionalLabel';
import type { WireProfile } from '~/live/wire-types';
import { Sheet } from '~/ui/Sheet/Sheet';
import { GiftForm } from './GiftForm';
import type { MessagePrice } from './message-price';
import { useSendGift } from './use-send-gift';

export interface GiftSheetProps {
  open: boolean;
  onClose: () => void;
  conversation: string;
  partner: WireProfile;
  price: MessagePrice;
  anchor?: RefObject<HTMLElement>;
}

/** Gifts within the conversation they are for. Closes when one is sent; what was chosen waits when it was not. */
export function GiftSheet({ open, onClose, conversation, partner, price, anchor }: GiftSheetProps) {
  const { busy, refusal, send } = useSendGift(conversation, onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      anchor={anchor}
      title={
        <>
          <FormattedMessage id="chat.gift-title" defaultMessage="A gift for {name}" values={{ name: partner.name }} />{' '}
          {partner.fictional ? <FictionalLabel /> : null}
        </>
      }
    >
      <GiftForm
        partner={partner}
        price={price}
        requestKey=""
        here={`/chats/${conversation}`}
        refusal={refusal}
        busy={busy}
        onSend={send}
      />
    </Sheet>
  );
}
