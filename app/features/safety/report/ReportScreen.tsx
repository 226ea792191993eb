import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { TextArea } from '~/ui/TextArea/TextArea';
import { PersonLine } from '../PersonLine';
import { ReasonDetail, ReasonWords } from './ReasonWords';
import { reportReasons, WORDS_LENGTH } from './report-reasons';
import type { ReportPage } from './report-view';
import { SubjectChoice } from './SubjectChoice';

export interface ReportScreenProps extends ReportPage {
  problem: FormProblem | null;
}

/** The form that reports someone to staff: the subject, the reason, and the reporter's own words. */
export function ReportScreen({ person, subjects, chosen, problem }: ReportScreenProps) {
  const busy = useNavigation().state !== 'idle';
  const { name } = person;
  const errorOf = (field: string) => fieldError(problem, field);
  return (
    <Page $width="narrow">
      <PageHeader
        title={<FormattedMessage id="safety.report-title" defaultMessage="Report {name}" values={{ name }} />}
      >
        <FormattedMessage
          id="safety.report-lead"
          defaultMessage="Our team will look at it. {name} won’t learn who reported them."
          values={{ name }}
        />
      </PageHeader>
      <Form method="post" replace noValidate>
        <Stack $gap={6}>
          {problem ? (
            <FormAlert result={problem}>
              {problem.error ? <ErrorMessage {...problem.error} /> : errorOf(Object.keys(problem.fieldErrors)[0]!)}
            </FormAlert>
          ) : null}
          <PersonLine person={person} />
          <SubjectChoice subjects={subjects} chosen={problem?.values['subject'] ?? chosen} error={errorOf('subject')} />
          <RadioGroup
            name="reason"
            label={<FormattedMessage id="safety.reason" defaultMessage="What is wrong?" />}
            options={reportReasons.map((reason) => ({
              value: reason,
              label: <ReasonWords reason={reason} />,
              detail: <ReasonDetail reason={reason} />,
            }))}
            defaultValue={problem?.values['reason']}
            error={errorOf('reason')}
            required
          />
          <TextArea
            name="words"
            label={<FormattedMessage id="safety.words" defaultMessage="In your own words" />}
            hint={
              <FormattedMessage
                id="safety.words-hint"
                defaultMessage="What happened, and when? You can leave this empty."
              />
            }
            defaultValue={problem?.values['words']}
            error={errorOf('words')}
            maxLength={WORDS_LENGTH}
            counter
            rows={4}
            dir="auto"
          />
          <p className="quiet">
            <FormattedMessage
              id="safety.report-evidence"
              defaultMessage="With the report we keep what can be seen now: the profile and the names of its photos and, for a message, the messages around it that you can see. It is used only for the review."
            />
          </p>
          <Button wide size="lg" busy={busy}>
            <FormattedMessage id="safety.report-send" defaultMessage="Send report" />
          </Button>
        </Stack>
      </Form>
    </Page>
  );
}
