import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { SignupErrorAlert } from '~/features/account/login/SignupErrorAlert';
import { useTracking } from '~/page/use-tracking';
import { focusFirstInvalid } from '~/page/use-page-focus';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { Stack } from '~/ui/Layout/Layout';
import { FlowProgress } from './FlowProgress';
import { AccountFields, BeginningFields } from './SignupFields';
import { SignupClosed } from '../waiting-list/SignupClosed';
import { SignupNotes } from './SignupNotes';

export interface SignupFormProps {
  /** Where the form posts to: `/signup` or `/members/{id}/signup`. The ids of tracking are added to its query. */
  action: string;
  /** The recipient of the first message; with one, the form begins with that message. */
  memberId?: string;
  memberName?: string;
  /** An answer chosen on a landing page, as the beginning of the profile's text. Without one the field is not shown. */
  about?: string;
  inModal?: boolean;
  /** Called with true while the response is awaited: the modal then stays open. */
  onBusy?: (busy: boolean) => void;
  /** The problem that the page's action returned for a form sent without JavaScript. */
  problem?: FormProblem;
}

/** Signup on a page or in a modal, with the same fields, rules and responses, with and without JavaScript. */
export function SignupForm({ action, memberId, memberName, about, inModal, onBusy, problem: given }: SignupFormProps) {
  const { signupOpen, signupSteps } = useShell();
  const fetcher = useFetcher<FormProblem>();
  // A redirect leaves no data, so any data is a problem.
  const problem = fetcher.data ?? given;
  const url = useTracking(action);
  const busy = fetcher.state !== 'idle';
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const form = useFormFocus(problem);
  if (!signupOpen) return <SignupClosed />;
  return (
    <fetcher.Form ref={form} method="post" action={url} noValidate aria-busy={busy || undefined}>
      <Stack $gap={5}>
        <FlowProgress at={1} of={signupSteps} />
        {problem?.error ? <SignupErrorAlert error={problem.error} /> : null}
        <BeginningFields memberId={memberId} memberName={memberName} about={about} problem={problem} />
        <AccountFields problem={problem} />
        <Button wide size="lg" busy={busy}>
          <FormattedMessage id="account.signup-button" defaultMessage="Create my free account" />
        </Button>
        <SignupNotes inModal={inModal} />
      </Stack>
    </fetcher.Form>
  );
}

/** After a refused form, focuses the first invalid field. (An alert for the form as a whole takes the focus itself.) */
function useFormFocus(problem: FormProblem | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem && !problem.error) focusFirstInvalid(form.current);
  }, [problem]);
  return form;
}
