import type { MessageResponse } from '~/contract/message';

/** What someone wrote to the reader; the server decides by the same rule. */
export const canReplyTo = ({ own, author }: Pick<MessageResponse, 'own' | 'author'>): boolean =>
  !own && (author === 'member' || author === 'operator');

/** Where the menu of a message, reacting and replying go on without JavaScript. `here`: the URL of the page, up to further parameters. */
export const menuUrl = (here: string, seq: number): string => `${here}menu=${seq}#message-${seq}`;
export const reactUrl = (here: string, seq: number): string => `${here}react=${seq}#message-${seq}`;
export const replyUrl = (here: string, seq: number): string => `${here}reply=${seq}#composer`;
