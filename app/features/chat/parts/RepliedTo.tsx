import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageQuote as Quote } from '~/contract/message';
import { MessageQuote } from './MessageQuote';

const Where = styled.span`
  a {
    display: inline-block;
    min-height: 24px;
    color: inherit;
  }
`;

export interface RepliedToProps {
  quote: Quote;
  /** The other member's name. */
  name: string;
  /** The URL of the quoted message: `#…` on this page, else another page of the conversation. */
  url?: string | undefined;
}

/** Above a reply: the message that it quotes, with a link to it. */
export function RepliedTo({ quote, name, url }: RepliedToProps) {
  const whose = quote.own ? (
    <FormattedMessage id="chat.quote-own" defaultMessage="You wrote" />
  ) : (
    <FormattedMessage id="chat.quote-theirs" defaultMessage="{name} wrote" values={{ name }} />
  );
  const lead =
    url === undefined || quote.type === null ? (
      whose
    ) : (
      <Where>{url.startsWith('#') ? <a href={url}>{whose}</a> : <Link to={url}>{whose}</Link>}</Where>
    );
  return <MessageQuote data-part="replied-to" quote={quote} lead={lead} />;
}
