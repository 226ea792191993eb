import { Link } from '@remix-run/react';
import { ArrowLeft } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, form, pull, space } from '~/theme/tokens';
import { ListHead, ListPane, ListScroll } from './ChatPanes';
import type { ChatToDelete } from './chat-to-delete';
import { ConversationList } from './ConversationList';
import { ListMenu } from './ListMenu';
import type { ListBeside } from './use-list-beside';

const Home = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: ${pull(2)};
  border-radius: 50%;
  color: ${color('text')};
`;

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize('lg')};
`;

const All = styled(Link)`
  display: block;
  padding: ${space(4)};
  text-align: center;
`;

/** For anyone who has no scripts, and so no list here. */
const Instead = styled(All)`
  @media (scripting: enabled) {
    display: none;
  }
`;

const LINE = `calc(76px + ${form('list-gap')})`;
const bar = (from: number, to: number) =>
  `linear-gradient(transparent ${from}px, ${color('skeleton')} ${from}px ${to}px, transparent ${to}px)`;

/** Lines of the list that is on its way, as many as there is room for: picture, name and last message of each. */
const Skeleton = styled.div`
  display: none;
  min-height: 100%;
  background:
    radial-gradient(circle at 36px 38px, ${color('skeleton')} 24px, transparent 24.5px) 0 0 / 100% ${LINE} repeat-y,
    ${bar(20, 34)} 72px 0 / 104px ${LINE} repeat-y,
    ${bar(46, 58)} 72px 0 / 208px ${LINE} repeat-y;
  @media (scripting: enabled) {
    display: block;
  }
`;

export interface ChatListPaneProps extends ListBeside {
  current: string | null;
  onDelete: (chat: ChatToDelete) => void;
}

/**
 * The list of other conversations, on desktops. The layout has no navigation here, so the pane has a link back. The
 * list comes after the page; without scripts there is a link to it.
 */
export function ChatListPane({ chats, overdue, current, onDelete }: ChatListPaneProps) {
  const expected = !chats && !overdue;
  return (
    <ListPane aria-busy={expected || undefined}>
      <ListHead>
        <Home to="/members">
          <ArrowLeft size={22} aria-hidden />
          <span className="visually-hidden">
            <FormattedMessage id="chat.to-members" defaultMessage="See members" />
          </span>
        </Home>
        <Title>
          <FormattedMessage id="chat.title" defaultMessage="Messages" />
        </Title>
        <ListMenu />
      </ListHead>
      <ListScroll>
        {chats ? <ConversationList chats={chats.chats} current={current ?? undefined} onDelete={onDelete} /> : null}
        {expected ? <Skeleton /> : null}
        {expected ? <Instead to="/chats">{all}</Instead> : !chats || chats.next ? <All to="/chats">{all}</All> : null}
      </ListScroll>
    </ListPane>
  );
}

const all = <FormattedMessage id="chat.all" defaultMessage="All conversations" />;
