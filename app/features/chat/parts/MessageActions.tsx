import { styled } from 'styled-components';
import { ReactLink } from './ReactLink';
import { ReplyLink } from './ReplyLink';
import { ReportMessage } from './ReportMessage';

const Root = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline: -8px auto;
`;

export interface MessageActionsProps {
  /** The id of the author, and of the message. */
  partner: string;
  message: string;
  /** The URLs of reacting and replying without JavaScript; null where the member cannot write. */
  answers: { react: string; reply: string } | null;
  /** Whether the reactions are shown. */
  expanded: boolean;
  /** The tab index of each: -1 where another one of the conversation is the tab stop. */
  tabs: { react?: number | undefined; reply?: number | undefined; report?: number | undefined };
  onReact: () => void;
  onReply: () => void;
}

/** The actions of a received message, by its content: the server caches its HTML. */
export function MessageActions(props: MessageActionsProps) {
  const { partner, message, answers, expanded, tabs, onReact, onReply } = props;
  return (
    <Root>
      {answers ? (
        <>
          <ReactLink
            to={answers.react}
            stop={`react-${message}`}
            tabIndex={tabs.react}
            expanded={expanded}
            onPress={onReact}
          />
          <ReplyLink to={answers.reply} stop={`reply-${message}`} tabIndex={tabs.reply} onPress={onReply} />
        </>
      ) : null}
      <ReportMessage partner={partner} message={message} stop={`report-${message}`} tabIndex={tabs.report} />
    </Root>
  );
}
