import { useEffect, useRef, type ClipboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { picturesPasted } from '~/features/photos/pick/picked-files';
import { useAskBeforeLeaving } from '~/features/photos/pick/use-ask-before-leaving';
import { ExtraSheet, type ExtraChoiceProps } from '../extras/ExtraSheet';
import { PhotoForm } from './PhotoForm';
import { useSendPhoto } from './use-send-photo';

export interface PhotoSheetProps extends ExtraChoiceProps {
  /** The files picked, dropped or pasted outside the sheet; another array for each time. */
  picked: readonly File[] | null;
  onOpen: () => void;
}

/** A sheet for sending a photo within the conversation. Closing it does not stop an upload; a failure opens it again. */
export function PhotoSheet({ conversation, price, picked, onOpen, ...sheet }: PhotoSheetProps) {
  const { partner, onClose } = sheet;
  const sending = useSendPhoto(conversation, onClose);
  const latest = useRef({ pick: sending.pick, onOpen });
  latest.current = { pick: sending.pick, onOpen };
  useEffect(() => {
    if (picked) latest.current.pick(picked);
  }, [picked]);
  const { error } = sending;
  useEffect(() => {
    if (error) latest.current.onOpen();
  }, [error]);
  useAskBeforeLeaving(sending.part !== null);
  const onPaste = (event: ClipboardEvent) => sending.pick(picturesPasted(event.clipboardData));
  const here = `/chats/${conversation}`;
  return (
    <ExtraSheet
      {...sheet}
      title={
        <FormattedMessage id="chat.photo-title" defaultMessage="A photo for {name}" values={{ name: partner.name }} />
      }
    >
      <div onPaste={onPaste}>
        <PhotoForm
          partner={partner}
          price={price}
          action={`${here}/photo`}
          here={here}
          error={null}
          sending={sending}
        />
      </div>
    </ExtraSheet>
  );
}
