import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { FictionalLabel } from '~/live/FictionalLabel';
import type { WireProfile } from '~/live/wire-types';
import { Sheet } from '~/ui/Sheet/Sheet';
import type { MessagePrice } from './message-price';
import { PhotoForm } from './PhotoForm';
import { useSendPhoto } from './use-send-photo';

export interface PhotoSheetProps {
  open: boolean;
  onClose: () => void;
  conversation: string;
  partner: WireProfile;
  price: MessagePrice;
  anchor?: RefObject<HTMLElement>;
}

/** A photo within the conversation it is for. Closing it while it is on its way does not stop it. */
export function PhotoSheet({ open, onClose, conversation, partner, price, anchor }: PhotoSheetProps) {
  const sending = useSendPhoto(conversation, onClose);
  const here = `/chats/${conversation}`;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      anchor={anchor}
      title={
        <>
          <FormattedMessage id="chat.photo-title" defaultMessage="A photo for {name}" values={{ name: partner.name }} />{' '}
          {partner.fictional ? <FictionalLabel /> : null}
        </>
      }
    >
      <PhotoForm
        partner={partner}
        price={price}
        action={`${here}/photo`}
        here={here}
        refusal={null}
        sending={sending}
      />
    </Sheet>
  );
}
