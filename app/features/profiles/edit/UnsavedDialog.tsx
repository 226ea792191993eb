import { FormattedMessage } from 'react-intl';
import { Button } from '~/ui/Button/Button';
import { Dialog } from '~/ui/Dialog/Dialog';
import { Cluster, Stack } from '~/ui/Layout/Layout';

export interface UnsavedDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks once before unsaved changes are lost. */
export function UnsavedDialog({ open, onStay, onLeave }: UnsavedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      size="sm"
      title={<FormattedMessage id="profile.unsaved-title" defaultMessage="Leave without saving?" />}
    >
      <Stack $gap={5}>
        <p>
          <FormattedMessage
            id="profile.unsaved-body"
            defaultMessage="Something on this page isn’t saved yet. It will be lost if you leave."
          />
        </p>
        <Cluster>
          <Button type="button" onClick={onStay} data-autofocus>
            <FormattedMessage id="profile.unsaved-stay" defaultMessage="Stay here" />
          </Button>
          <Button type="button" variant="ghost" onClick={onLeave}>
            <FormattedMessage id="profile.unsaved-leave" defaultMessage="Leave without saving" />
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
