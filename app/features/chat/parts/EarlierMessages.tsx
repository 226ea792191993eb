import { History } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Spinner } from '~/ui/Spinner/Spinner';
import type { LiveConversation } from '../model/use-conversation';

/** Never what the browser holds in place: it stays above the messages that are added, and would push all others down. */
const Root = styled.div`
  overflow-anchor: none;
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(2)} 0;
  text-align: center;
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** A link to earlier messages, which are loaded in place or, without JavaScript, as a page. */
export function EarlierMessages({ live, conversation }: { live: LiveConversation; conversation: string }) {
  const { conversation: loaded, earlier, loadEarlier } = live;
  const first = loaded.messages[0]?.seq;
  if (loaded.olderHidden) {
    return (
      <Root>
        <Note>
          <History size={16} aria-hidden />
          <FormattedMessage
            id="chat.older-hidden"
            defaultMessage="Older messages are no longer visible to protect your privacy."
          />
        </Note>
      </Root>
    );
  }
  if (!loaded.earlier || first === undefined) return null;
  return (
    <Root aria-busy={earlier === 'loading'}>
      {earlier === 'failed' ? (
        <Note role="alert">
          <FormattedMessage id="chat.earlier-failed" defaultMessage="The earlier messages didn’t load. Try again." />
        </Note>
      ) : null}
      <ButtonLink
        to={`/chats/${conversation}?before=${first}`}
        variant="ghost"
        size="sm"
        aria-disabled={earlier === 'loading' || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          loadEarlier();
        }}
      >
        {earlier === 'loading' ? <Spinner size={16} /> : null}
        <FormattedMessage id="chat.show-earlier" defaultMessage="Show earlier messages" />
      </ButtonLink>
    </Root>
  );
}
