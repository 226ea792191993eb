import { FormattedMessage } from 'react-intl';
import { ExtraSheet, type ExtraChoiceProps } from '../composer/ExtraSheet';
import { PhotoForm } from './PhotoForm';
import { useSendPhoto } from './use-send-photo';

/** A sheet for sending a photo within the conversation. Closing it does not stop an upload. */
export function PhotoSheet({ conversation, price, ...sheet }: ExtraChoiceProps) {
  const { partner, onClose } = sheet;
  const sending = useSendPhoto(conversation, onClose);
  const here = `/chats/${conversation}`;
  return (
    <ExtraSheet
      {...sheet}
      title={
        <FormattedMessage id="chat.photo-title" defaultMessage="A photo for {name}" values={{ name: partner.name }} />
      }
    >
      <PhotoForm partner={partner} price={price} action={`${here}/photo`} here={here} error={null} sending={sending} />
    </ExtraSheet>
  );
}
