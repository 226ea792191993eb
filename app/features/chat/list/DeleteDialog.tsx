import { FormattedMessage } from 'react-intl';
import { FictionalLabel } from '~/page/FictionalLabel';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Dialog } from '~/ui/Dialog/Dialog';
import { DialogActions } from '~/ui/Dialog/DialogParts';
import type { ChatToDelete } from './chat-to-delete';

export interface DeleteDialogProps {
  /** The conversation to delete; the dialog is closed without one. */
  chat: ChatToDelete | null;
  onClose: () => void;
  onConfirm: (id: string) => void;
  busy?: boolean;
}

/** When the server renders it open, its form posts to the list, so that it works without JavaScript. */
export function DeleteDialog({ chat, onClose, onConfirm, busy }: DeleteDialogProps) {
  return (
    <Dialog
      open={chat !== null}
      onClose={onClose}
      size="sm"
      title={<FormattedMessage id="chat.delete-title" defaultMessage="Delete this conversation?" />}
    >
      {chat?.fictional ? <FictionalLabel /> : null}
      <p>
        <FormattedMessage
          id="chat.delete-text"
          defaultMessage="Your messages with {name} disappear from your list for good. {name} keeps theirs, and can still write to you."
          values={{ name: chat?.name ?? '' }}
        />
      </p>
      <form
        method="post"
        action="/chats"
        onSubmit={(event) => {
          event.preventDefault();
          if (chat) onConfirm(chat.id);
        }}
      >
        <input type="hidden" name="conversation" value={chat?.id ?? ''} />
        <DialogActions>
          <Button variant="danger" busy={busy}>
            <FormattedMessage id="chat.delete-confirm" defaultMessage="Delete" />
          </Button>
          <ButtonLink
            to="/chats"
            variant="ghost"
            data-autofocus
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            <FormattedMessage id="chat.delete-cancel" defaultMessage="Keep it" />
          </ButtonLink>
        </DialogActions>
      </form>
    </Dialog>
  );
}
