import type { ReactNode } from 'react';
import type { MessageResponse } from '~/contract/message';
import { cachedFragment } from '~/page/fragments/cached-fragment';
import { AuthorNote } from './AuthorNote';
import { BubbleView, type BubbleViewProps } from './BubbleView';

const CachedBubble = cachedFragment('message', BubbleView, { notWith: ['note', 'below'] });

export interface BubbleProps extends Omit<BubbleViewProps, 'note' | 'below'> {
  author?: MessageResponse['author'];
  /** At the beginning of the last line: actions, such as reporting the message. */
  aside?: ReactNode;
  /** Below the text: what can be done about a failure. */
  children?: ReactNode;
}

export function Bubble({ author = 'member', own, aside, children, ...message }: BubbleProps) {
  const note = author === 'member' || own ? undefined : <AuthorNote author={author} />;
  return (
    <CachedBubble own={own} {...message} note={note} below={children}>
      {aside}
    </CachedBubble>
  );
}
