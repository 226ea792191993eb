import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { AskScreen } from '../AskScreen';
import type { SafetyPerson } from '../safety-person';

export interface HideScreenProps {
  person: SafetyPerson;
  next: string;
  problem: FormProblem | null;
}

/** Hiding is the milder alternative to blocking: the person leaves the member's own lists and is not notified. */
export function HideScreen({ person, next, problem }: HideScreenProps) {
  const { id, name } = person;
  return (
    <AskScreen
      person={person}
      problem={problem}
      back={next}
      action={`/members/${id}/hide`}
      variant="primary"
      title={<FormattedMessage id="safety.hide-title" defaultMessage="Hide {name}?" values={{ name }} />}
      text={
        <FormattedMessage
          id="safety.hide-text"
          defaultMessage="{name} no longer appears in your search and suggestions. Likes and messages stay, {name} is not told and can still see you. You can show them again at any time."
          values={{ name }}
        />
      }
      button={<FormattedMessage id="safety.hide" defaultMessage="Hide" />}
    />
  );
}
