import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { questionCategories, type QuestionCategory } from './case-choices';
import { CaseEmail, CaseWords } from './CaseFields';
import { CaseForm, CategoryChoice } from './CaseForm';

const Width = styled.div`
  max-width: 480px;
`;

export interface QuestionFormProps {
  problem: FormProblem | null;
  /** The e-mail address of the account, where the answer goes; null for visitors, who type theirs. */
  email: string | null;
}

/** Asks customer service, on the page that says how to reach it. */
export function QuestionForm({ problem, email }: QuestionFormProps) {
  return (
    <Width>
      <CaseForm
        // After an error a page without scripts shows the form again, not the top.
        action="/pages/service#write"
        problem={problem}
        send={<FormattedMessage id="legal.question-send" defaultMessage="Send question" />}
      >
        <CategoryChoice
          label={<FormattedMessage id="legal.complaint-about" defaultMessage="What is it about?" />}
          categories={questionCategories}
          nameOf={(category) => <QuestionName category={category} />}
          problem={problem}
        />
        <CaseWords
          problem={problem}
          label={<FormattedMessage id="legal.question-words" defaultMessage="Your question" />}
        />
        {email === null ? (
          <CaseEmail problem={problem} required />
        ) : (
          <p className="quiet">
            <FormattedMessage
              id="legal.question-to"
              defaultMessage="Our answer goes to {email}, the e-mail address of your account."
              values={{ email: <strong className="whole">{email}</strong> }}
            />
          </p>
        )}
      </CaseForm>
    </Width>
  );
}

function QuestionName({ category }: { category: QuestionCategory }) {
  switch (category) {
    case 'account':
      return <FormattedMessage id="legal.question-account" defaultMessage="My account or profile" />;
    case 'payment':
      return <FormattedMessage id="legal.complaint-payment" defaultMessage="A payment or credits" />;
    case 'technical':
      return <FormattedMessage id="legal.question-technical" defaultMessage="Something doesn’t work" />;
    case 'people':
      return <FormattedMessage id="legal.complaint-member" defaultMessage="Another member" />;
    case 'privacy':
      return <FormattedMessage id="legal.complaint-privacy" defaultMessage="My data" />;
    case 'other':
      return <FormattedMessage id="legal.complaint-other" defaultMessage="Something else" />;
  }
}
