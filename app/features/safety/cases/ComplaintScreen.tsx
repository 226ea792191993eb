import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { useShell } from '~/page/use-shell';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { TextField } from '~/ui/TextField/TextField';
import { CASE_ABOUT, complaintCategories, type ComplaintCategory } from './case-choices';
import { CaseEmail, CaseWords } from './CaseFields';
import { CaseForm, CategoryChoice } from './CaseForm';

export interface ComplaintScreenProps {
  /** The number of the decision that the page was opened from; empty for none. */
  about: string;
  problem: FormProblem | null;
}

/** The form for complaints, with or without a login. */
export function ComplaintScreen({ about, problem }: ComplaintScreenProps) {
  const { user } = useShell();
  return (
    <Page $width="narrow">
      <PageHeader title={<FormattedMessage id="legal.complaint-title" defaultMessage="Complaints" />}>
        <FormattedMessage
          id="legal.complaint-lead"
          defaultMessage="Tell us what went wrong. You get a number, can follow what happens, and a person answers."
        />
      </PageHeader>
      <CaseForm
        action="/complaints"
        problem={problem}
        send={<FormattedMessage id="legal.complaint-send" defaultMessage="Send complaint" />}
      >
        <CategoryChoice
          label={<FormattedMessage id="legal.complaint-about" defaultMessage="What is it about?" />}
          categories={complaintCategories}
          nameOf={(category) => <ComplaintName category={category} />}
          noteOf={(category) => <ComplaintNote category={category} />}
          chosen={about === '' ? undefined : 'decision'}
          problem={problem}
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
      </CaseForm>
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
