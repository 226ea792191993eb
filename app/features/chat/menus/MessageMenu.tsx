import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageResponse, Reaction } from '~/contract/message';
import { useErrorToast } from '~/api-client/use-error-toast';
import { Copy, Flag, Reply } from '~/ui/Icon/icons';
import { useToast } from '~/ui/Toaster/ToastProvider';
import { FloatingMenu, MenuButton, MenuLink } from './FloatingMenu';
import { ReactionChooser } from './ReactionChooser';

export interface MessageMenuProps {
  message: Pick<MessageResponse, 'id' | 'seq' | 'type' | 'text' | 'reaction'>;
  /** The id of the author. */
  partner: string;
  /** The URLs of reacting and replying without JavaScript; null where the member cannot answer this message. */
  answers: { react: string; reply: string } | null;
  /** Whether a press opened it: without, the page came with it. */
  pressed: boolean;
  /** Sets the reaction; null takes the current one back. */
  onReact: (reaction: Reaction | null) => void;
  onReply: () => void;
  /** `back`: the focus returns to where it was. */
  onClose: (back: boolean) => void;
}

/** What can be done with a received message: react, reply, copy, report. */
export function MessageMenu({ message, partner, answers, pressed, onReact, onReply, onClose }: MessageMenuProps) {
  const { id, seq, type, text, reaction } = message;
  const label = useIntl().formatMessage({ id: 'chat.message-menu', defaultMessage: 'More options for this message' });
  const box = () => document.getElementById(`message-${seq}`)?.getBoundingClientRect();
  const reply = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onReply();
  };
  return (
    <FloatingMenu
      data-part="message-menu"
      label={label}
      floating={pressed ? { box, side: 'above' } : null}
      onClose={onClose}
    >
      {answers ? <ReactionChooser action={answers.react} seq={seq} current={reaction} onChoose={onReact} /> : null}
      {answers ? (
        <MenuLink to={answers.reply} replace preventScrollReset onClick={reply}>
          <Reply size={18} aria-hidden />
          <FormattedMessage id="chat.reply" defaultMessage="Reply to this message" />
        </MenuLink>
      ) : null}
      {pressed && type === 'text' && navigator.clipboard ? (
        <CopyButton text={text} onCopied={() => onClose(true)} />
      ) : null}
      <MenuLink to={`/members/${partner}/report?message=${id}`}>
        <Flag size={18} aria-hidden />
        <FormattedMessage id="chat.report-message" defaultMessage="Report this message" />
      </MenuLink>
    </FloatingMenu>
  );
}

/** On touch screens a long press opens the menu and selects no text. */
function CopyButton({ text, onCopied }: { text: string; onCopied: () => void }) {
  const toast = useToast();
  const refuse = useErrorToast('chat-copy');
  const copy = async () => {
    onCopied();
    try {
      await navigator.clipboard.writeText(text);
      toast.show({
        tone: 'success',
        key: 'chat-copy',
        message: <FormattedMessage id="chat.copied" defaultMessage="Text copied." />,
      });
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <MenuButton type="button" onClick={() => void copy()}>
      <Copy size={18} aria-hidden />
      <FormattedMessage id="chat.copy" defaultMessage="Copy text" />
    </MenuButton>
  );
}
