import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { AskScreen } from '../AskScreen';
import type { SafetyPerson } from '../safety-person';

export interface BlockScreenProps {
  person: SafetyPerson;
  /** The viewer already blocks this person. */
  blocking: boolean;
  next: string;
  problem: FormProblem | null;
}

/** Explains what blocking means before it is done, or offers to unblock. */
export function BlockScreen({ person, blocking, next, problem }: BlockScreenProps) {
  const { id, name } = person;
  const ask = { person, problem, back: next, action: `/members/${id}/block` };
  if (blocking) {
    return (
      <AskScreen
        {...ask}
        fields={{ next, undo: 'yes' }}
        variant="primary"
        title={<FormattedMessage id="safety.unblock-title" defaultMessage="Unblock {name}?" values={{ name }} />}
        text={
          <FormattedMessage
            id="safety.unblock-text"
            defaultMessage="You will see each other again in search, likes and messages, and can write to each other."
          />
        }
        button={<FormattedMessage id="safety.unblock" defaultMessage="Unblock" />}
      />
    );
  }
  return (
    <AskScreen
      {...ask}
      fields={{ next }}
      variant="danger"
      title={<FormattedMessage id="safety.block-title" defaultMessage="Block {name}?" values={{ name }} />}
      text={
        <FormattedMessage
          id="safety.block-text"
          defaultMessage="You disappear from each other’s lists, and {name} can no longer open your profile or write to you. If they open your profile or your conversation, they’ll see that you’ve blocked them. Your messages are kept, and you can unblock at any time."
          values={{ name }}
        />
      }
      button={<FormattedMessage id="safety.block" defaultMessage="Block" />}
    />
  );
}
