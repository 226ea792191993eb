import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { TextField } from '~/ui/TextField/TextField';
import { CASE_ABOUT, CASE_NAME, noticeCategories, type NoticeCategory } from './case-choices';
import { CaseEmail, CaseWords } from './CaseFields';
import { CaseForm, CategoryChoice } from './CaseForm';

/** The form for notices of illegal content, also for people without an account. */
export function NoticeScreen({ problem }: { problem: FormProblem | null }) {
  const { user } = useShell();
  return (
    <Page $width="narrow">
      <PageHeader title={<FormattedMessage id="legal.notice-title" defaultMessage="Report illegal content" />}>
        <FormattedMessage
          id="legal.notice-lead"
          defaultMessage="For everybody, with or without an account. A person looks at it, and you learn what was decided."
        />
      </PageHeader>
      <CaseForm
        action="/pages/notice"
        problem={problem}
        send={<FormattedMessage id="legal.notice-send" defaultMessage="Send notice" />}
      >
        <Alert tone="warning">
          <FormattedMessage
            id="legal.notice-danger"
            defaultMessage="If somebody is in danger now, call the police first: 112 in Europe."
          />
        </Alert>
        <TextField
          name="about"
          maxLength={CASE_ABOUT}
          label={<FormattedMessage id="legal.notice-url" defaultMessage="Where is it?" />}
          hint={
            <FormattedMessage
              id="legal.notice-url-hint"
              defaultMessage="The address of the page. If you can’t copy it: the name on the profile, its place and age."
            />
          }
          defaultValue={problem?.values['about']}
          error={fieldError(problem, 'about')}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <CategoryChoice
          label={<FormattedMessage id="legal.notice-why" defaultMessage="Why is it illegal?" />}
          categories={noticeCategories}
          nameOf={(category) => <NoticeName category={category} />}
          noteOf={(category) =>
            category === 'children' ? (
              <FormattedMessage
                id="legal.notice-children-note"
                defaultMessage="For this you need not say who you are."
              />
            ) : null
          }
          problem={problem}
        />
        <CaseWords problem={problem} />
        <TextField
          name="name"
          maxLength={CASE_NAME}
          autoComplete="name"
          label={<FormattedMessage id="legal.notice-name" defaultMessage="Your name" />}
          defaultValue={problem?.values['name']}
          error={fieldError(problem, 'name')}
        />
        {user ? null : <CaseEmail problem={problem} />}
        <Checkbox
          name="good_faith"
          value="on"
          label={
            <FormattedMessage
              id="legal.notice-faith"
              defaultMessage="I believe in good faith that what I write here is correct and complete."
            />
          }
          defaultChecked={problem?.values['good_faith'] === 'on'}
          error={fieldError(problem, 'good_faith')}
          required
        />
      </CaseForm>
    </Page>
  );
}

function NoticeName({ category }: { category: NoticeCategory }) {
  switch (category) {
    case 'children':
      return <FormattedMessage id="legal.notice-children" defaultMessage="Sexual abuse of children" />;
    case 'threats':
      return <FormattedMessage id="legal.notice-threats" defaultMessage="Threats, violence or coercion" />;
    case 'hate':
      return <FormattedMessage id="legal.notice-hate" defaultMessage="Hate or discrimination" />;
    case 'fraud':
      return <FormattedMessage id="legal.notice-fraud" defaultMessage="Fraud" />;
    case 'image':
      return <FormattedMessage id="legal.notice-image" defaultMessage="Photos of me, without my consent" />;
    case 'rights':
      return <FormattedMessage id="legal.notice-rights" defaultMessage="Copyright or a trade mark" />;
    case 'privacy':
      return <FormattedMessage id="legal.notice-privacy" defaultMessage="Personal data of somebody" />;
    case 'other':
      return <FormattedMessage id="legal.notice-other" defaultMessage="Another law" />;
  }
}
