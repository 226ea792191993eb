import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { PersonLine } from './PersonLine';
import { SafetyActions } from './SafetyParts';
import type { SafetyPerson } from './safety-person';

export interface AskScreenProps {
  person: SafetyPerson;
  title: ReactNode;
  /** What the action means. */
  text: ReactNode;
  /** The URL to which the form posts, and its hidden fields. */
  action: string;
  fields?: Record<string, string>;
  button: ReactNode;
  variant: 'primary' | 'danger';
  back: string;
  problem: FormProblem | null;
}

/** Asks once for confirmation before an action on another member. */
export function AskScreen(props: AskScreenProps) {
  const { person, title, text, action, fields = {}, button, variant, back, problem } = props;
  const busy = useNavigation().state !== 'idle';
  return (
    <Page $width="narrow">
      <PageHeader title={title} />
      <Stack $gap={5}>
        <ErrorAlert error={problem?.error} />
        <PersonLine person={person} />
        <p>{text}</p>
        {/* Replaced, so that the way back does not lead to the question that was answered just now. */}
        <Form method="post" action={action} replace>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SafetyActions>
            <Button variant={variant} busy={busy}>
              {button}
            </Button>
            <ButtonLink to={back} variant="ghost">
              <FormattedMessage id="safety.cancel" defaultMessage="Cancel" />
            </ButtonLink>
          </SafetyActions>
        </Form>
      </Stack>
    </Page>
  );
}
