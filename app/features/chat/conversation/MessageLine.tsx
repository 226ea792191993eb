import type { ReactNode } from 'react';
import type { MessageResponse } from '~/contract/message';
import { MessageMenuLink } from '../menus/MessageMenuLink';
import { menuUrl } from '../model/message-answers';
import { Bubble } from '../parts/Bubble';
import type { ShownState } from '../parts/MessageStatus';
import { UnreadLine } from '../parts/UnreadLine';

/** A message as its reader sees it now. */
export interface ShownMessage extends Omit<MessageResponse, 'state' | 'request_key'> {
  state: ShownState;
  stateInWords: boolean;
  /** The URL of the message that it quotes. */
  quoteUrl: string | undefined;
  /** The number of new messages from here on, at the first of them. */
  unread: number | undefined;
  /** Its menu, where it is open. */
  menu: ReactNode;
}

/** What all messages of a page have in common. */
export interface MessagesOf {
  /** The name of the other member. */
  name: string;
  /** The name of the brand. */
  brand: string;
  /** The URL of the page, at which the menu of a message opens without JavaScript. */
  here: string;
}

export interface MessageActs {
  /** The tab index of a menu's button: -1 where another one of the conversation is the tab stop. The server knows none. */
  tabIndexOf: (stop: string) => number | undefined;
  onMenu: (seq: number) => void;
}

export type MessageLineProps = ShownMessage & MessagesOf & MessageActs;

/** The name of a menu's button among the tab stops of the conversation. */
export const menuStop = (id: string) => `menu-${id}`;

/** A message with the button of its menu, by its content: the server caches its HTML. */
export function MessageLine({ unread, menu, here, tabIndexOf, onMenu, ...message }: MessageLineProps) {
  const { id, seq, own } = message;
  return (
    <>
      {unread === undefined ? null : <UnreadLine count={unread} />}
      <Bubble {...message} below={menu}>
        {own ? null : (
          <MessageMenuLink
            to={menuUrl(here, seq)}
            stop={menuStop(id)}
            tabIndex={tabIndexOf(menuStop(id))}
            expanded={Boolean(menu)}
            onPress={() => onMenu(seq)}
          />
        )}
      </Bubble>
    </>
  );
}
