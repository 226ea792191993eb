import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/server/respond.server';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';
import { PersonLine } from './PersonLine';
import { SafetyActions } from './SafetyParts';
import type { SafetyPerson } from './safety-person';

export interface BlockScreenProps {
  person: SafetyPerson;
  /** The viewer blocks this person already. */
  blocking: boolean;
  /** Where it goes on. */
  next: string;
  problem: FormProblem | null;
}

/** What blocking means, said before it is done; or the way back from it. */
export function BlockScreen({ person, blocking, next, problem }: BlockScreenProps) {
  const busy = useNavigation().state !== 'idle';
  const { id, name } = person;
  return (
    <Page $width="narrow">
      <PageHeader
        title={
          blocking ? (
            <FormattedMessage id="safety.unblock-title" defaultMessage="Unblock {name}?" values={{ name }} />
          ) : (
            <FormattedMessage id="safety.block-title" defaultMessage="Block {name}?" values={{ name }} />
          )
        }
      />
      <Stack $gap={5}>
        {problem?.refusal ? (
          <FormAlert>
            <RefusalMessage {...problem.refusal} />
          </FormAlert>
        ) : null}
        <PersonLine person={person} />
        <p>
          {blocking ? (
            <FormattedMessage
              id="safety.unblock-text"
              defaultMessage="You will see each other again in search, likes and messages, and can write to each other."
            />
          ) : (
            <FormattedMessage
              id="safety.block-text"
              defaultMessage="You disappear from each other's lists, and {name} can no longer open your profile or write to you. Who opens your profile or your conversation then reads that you blocked them. Your messages are kept, and you can unblock at any time."
              values={{ name }}
            />
          )}
        </p>
        <Form method="post" action={`/members/${id}/block`}>
          <input type="hidden" name="next" value={next} />
          {blocking ? <input type="hidden" name="undo" value="yes" /> : null}
          <SafetyActions>
            <Button variant={blocking ? 'primary' : 'danger'} busy={busy}>
              {blocking ? (
                <FormattedMessage id="safety.unblock" defaultMessage="Unblock" />
              ) : (
                <FormattedMessage id="safety.block" defaultMessage="Block" />
              )}
            </Button>
            <ButtonLink to={next} variant="ghost">
              <FormattedMessage id="safety.cancel" defaultMessage="Cancel" />
            </ButtonLink>
          </SafetyActions>
        </Form>
      </Stack>
    </Page>
  );
}
