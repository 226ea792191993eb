import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Alert } from '~/ui/Alert/Alert';
import { Card } from '~/ui/Card/Card';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { BackLink } from '../shop/BackLink';
import { CompanyForm } from './CompanyForm';
import { LimitsForm } from './LimitsForm';
import { NoticeRule } from './NoticeRule';
import { PauseForm } from './PauseForm';
import { PendingChanges } from './PendingChanges';
import type { ShownLimits } from './shown-limits';

export interface LimitsScreenProps {
  limits: ShownLimits;
  /** Whether a form of the page was saved just now. */
  saved: boolean;
  problem: FormProblem | null;
}

/** What a member decides about their own spending: limits, a pause, and whether all brands of the company count. */
export function LimitsScreen({ limits, saved, problem }: LimitsScreenProps) {
  return (
    <Stack $gap={5}>
      <BackLink to="/credits">
        <FormattedMessage id="billing.get-credits" defaultMessage="Get credits" />
      </BackLink>
      <Stack $gap={2}>
        <h1>
          <FormattedMessage id="billing.limits-title" defaultMessage="My limits" />
        </h1>
        <p>
          <FormattedMessage
            id="billing.limits-lead"
            defaultMessage="You decide how much you spend here. A lower limit or a pause applies at once. Whatever allows more comes after 24 hours, so that you can sleep on it."
          />
        </p>
      </Stack>
      {saved && !problem ? (
        <Alert tone="success" role="status">
          <FormattedMessage id="billing.limits-saved" defaultMessage="Saved." />
        </Alert>
      ) : null}
      <ErrorAlert error={problem?.error} />
      <PendingChanges limits={limits} />
      <Card $pad="lg">
        <LimitsForm limits={limits} problem={problem} />
      </Card>
      <Card $pad="lg">
        <PauseForm pause={limits.pause} days={limits.days} problem={problem} />
      </Card>
      <Card $pad="lg">
        <CompanyForm company={limits.company} />
      </Card>
      <NoticeRule rule={limits.notice} />
    </Stack>
  );
}
