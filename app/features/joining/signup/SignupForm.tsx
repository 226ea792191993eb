import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { SignupRefusal } from '~/features/account/login/SignupRefusal';
import { useFormFocus } from '~/features/account/use-form-focus';
import { useTracking } from '~/page/tracking-links';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { Stack } from '~/ui/Layout/Layout';
import { AccountFields, BeginningFields } from './SignupFields';
import { SignupClosed, SignupNotes } from './SignupNotes';

export interface SignupFormProps {
  /** Where the form goes: `/signup` or `/members/{id}/signup`; tracking ids travel in its query. */
  action: string;
  /** The member the first message goes to; with one, the form begins with that message. */
  memberId?: string;
  memberName?: string;
  /** The answer a visitor chose before: the beginning of their profile's text. Asked for only where there is one. */
  about?: string;
  inModal?: boolean;
  /** True while the answer is awaited: the modal then stays. */
  onBusy?: (busy: boolean) => void;
  /** What the page's action said, where the form was sent without JavaScript. */
  problem?: FormProblem;
}

/** Signup as a page or in the modal; the same fields, rules and answers, with and without JavaScript. */
export function SignupForm({ action, memberId, memberName, about, inModal, onBusy, problem: given }: SignupFormProps) {
  const { signupOpen } = useShell();
  const fetcher = useFetcher<FormProblem>();
  // A redirect leaves no data behind: whatever is here is a problem.
  const problem = fetcher.data ?? given;
  const address = useTracking(action);
  const busy = fetcher.state !== 'idle';
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const form = useFormFocus(problem);
  if (!signupOpen) return <SignupClosed />;
  return (
    <fetcher.Form ref={form} method="post" action={address} noValidate aria-busy={busy || undefined}>
      <Stack $gap={5}>
        {problem?.refusal ? <SignupRefusal refusal={problem.refusal} /> : null}
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
