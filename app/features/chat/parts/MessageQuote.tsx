import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageQuote as Quote } from '~/contract/message';
import { fontWeight } from '~/theme/tokens';
import { QuoteFrame } from './QuoteFrame';
import { MessageWords } from './MessageWords';

/* Two lines say which message is meant. */
const Words = styled.blockquote`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Lead = styled.span`
  font-weight: ${fontWeight('strong')};
`;

export interface MessageQuoteProps {
  quote: Quote;
  /** The caption that names the author of the message. */
  lead: ReactNode;
  /** Set where it is the outermost element of a part that loads late (lazyWithHtml). */
  'data-part'?: string;
}

/** The message that a reply quotes, shortened. */
export function MessageQuote({ quote: { type, text }, lead, 'data-part': part }: MessageQuoteProps) {
  return (
    <QuoteFrame data-part={part}>
      <figcaption>
        <Lead>{lead}</Lead>
        <Words dir="auto">
          {type === null ? (
            <FormattedMessage id="chat.quote-gone" defaultMessage="This message is no longer here." />
          ) : (
            <MessageWords type={type} text={text} />
          )}
        </Words>
      </figcaption>
    </QuoteFrame>
  );
}
