import { MessageCircle } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Dialog } from '~/ui/Dialog/Dialog';
import { DialogCloseButton } from './DialogCloseButton';
import { Actions, Faces, HeartMark, Lead, Stage } from './MatchDialogParts';
import { MatchFace, type MatchedPerson } from './MatchFace';

/** Both pictures, and the link to the first message. It fills the screen (specification, section 2). */
export function MatchDialog({ other, onClose }: { other: MatchedPerson; onClose?: () => void }) {
  const { user } = useShell();
  return (
    <Dialog
      open
      size="full"
      data-part="match"
      hideTitle
      onClose={onClose}
      title={<FormattedMessage id="likes.new-like" defaultMessage="New like!" />}
    >
      <Stage>
        <Faces>
          <MatchFace name={user?.name ?? ''} picture={user?.thumb ?? null} />
          <MatchFace name={other.name} picture={other.picture} fictional={other.fictional} />
          <HeartMark size={40} aria-hidden />
        </Faces>
        <h2 aria-hidden>
          <FormattedMessage id="likes.new-like" defaultMessage="New like!" />
        </h2>
        <Lead>
          <FormattedMessage
            id="likes.match-lead"
            defaultMessage="You and {name} like each other."
            values={{ name: other.name }}
          />
        </Lead>
        <Actions>
          <ButtonLink to={`/members/${other.id}/chat`} size="lg" wide data-autofocus onClick={onClose}>
            <MessageCircle size={20} aria-hidden />
            <FormattedMessage id="likes.say-hello" defaultMessage="Send a message" />
          </ButtonLink>
          <DialogCloseButton />
        </Actions>
      </Stage>
    </Dialog>
  );
}
