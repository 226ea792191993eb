import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { TextField } from '~/ui/TextField/TextField';
import { CASE_ABOUT, complaintCategories, type ComplaintCategory } from './case-choices';
import { CaseEmail, CaseProblem, CaseWords } from './CaseFields';

export interface ComplaintScreenProps {
  /** The number of the decision that the page was opened from; empty for none. */
  about: string;
  problem: FormProblem | null;
}

/** The form for complaints, with or without a login. */
export function ComplaintScreen({ about, problem }: ComplaintScreenProps) {
  const busy = useNavigation().state !== 'idle';
  const { user } = useShell();
  return (
    <Page $width="narrow">
      <PageHeader title={<FormattedMessage id="legal.complaint-title" defaultMessage="Complaints" />}>
        <FormattedMessage
          id="legal.complaint-lead"
          defaultMessage="Tell us what went wrong. You get a number, can follow what happens, and a person answers."
        />
      </PageHeader>
      <Form method="post" action="/complaints">
        <Stack $gap={6}>
          <CaseProblem problem={problem} />
          <RadioGroup
            name="category"
            label={<FormattedMessage id="legal.complaint-about" defaultMessage="What is it about?" />}
            options={complaintCategories.map((category) => ({
              value: category,
              label: <ComplaintName category={category} />,
              detail: <ComplaintNote category={category} />,
            }))}
            defaultValue={problem?.values['category'] ?? (about === '' ? undefined : 'decision')}
            error={fieldError(problem, 'category')}
            required
          />
          <TextField
            name="about"
            maxLength={CASE_ABOUT}
            label={<FormattedMessage id="legal.complaint-number" defaultMessage="Number, if you have one" />}
            hint={
              <FormattedMessage
                id="legal.complaint-number-hint"
                defaultMessage="Of the decision, the report or the order. It is in our mail."
              />
            }
            defaultValue={problem?.values['about'] ?? about}
            error={fieldError(problem, 'about')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <CaseWords problem={problem} />
          {user ? null : <CaseEmail problem={problem} required />}
          <Button wide size="lg" busy={busy}>
            <FormattedMessage id="legal.complaint-send" defaultMessage="Send complaint" />
          </Button>
        </Stack>
      </Form>
    </Page>
  );
}

function ComplaintName({ category }: { category: ComplaintCategory }) {
  switch (category) {
    case 'decision':
      return <FormattedMessage id="legal.complaint-decision" defaultMessage="A decision of your team" />;
    case 'payment':
      return <FormattedMessage id="legal.complaint-payment" defaultMessage="A payment or credits" />;
    case 'member':
      return <FormattedMessage id="legal.complaint-member" defaultMessage="Another member" />;
    case 'privacy':
      return <FormattedMessage id="legal.complaint-privacy" defaultMessage="My data" />;
    case 'accessibility':
      return <FormattedMessage id="legal.complaint-accessibility" defaultMessage="Accessibility" />;
    case 'other':
      return <FormattedMessage id="legal.complaint-other" defaultMessage="Something else" />;
  }
}

function ComplaintNote({ category }: { category: ComplaintCategory }) {
  switch (category) {
    case 'decision':
      return (
        <FormattedMessage
          id="legal.complaint-decision-note"
          defaultMessage="About a hidden profile, a report or a notice. Somebody else than the first reviewer decides."
        />
      );
    case 'member':
      return (
        <FormattedMessage
          id="legal.complaint-member-note"
          defaultMessage="Quicker: report them from the menu of their profile."
        />
      );
    default:
      return null;
  }
}
