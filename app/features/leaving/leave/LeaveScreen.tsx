import { Form, Link, useNavigation } from '@remix-run/react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { DATE_FORMATS } from '~/i18n/formats';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { Select } from '~/ui/Select/Select';
import { TextArea } from '~/ui/TextArea/TextArea';
import { LeaveFacts } from './LeaveFacts';
import { LEAVE_WORDS_MAX, leaveReasons } from './leave-reasons';
import { OtherWays, STAY_FORM, WithWays } from './OtherWays';
import type { ShownLeave } from './shown-leave';

export interface LeaveScreenProps {
  leave: ShownLeave;
  problem: FormProblem | null;
  /** 'mail': the link is on its way; 'wait': too many were sent; 'no-offer': it can no longer be made. */
  notice: string | null;
}

const reasonTexts = defineMessages({
  none: { id: 'leaving.reason-none', defaultMessage: 'I’d rather not say' },
  found: { id: 'leaving.reason-found', defaultMessage: 'I’ve met somebody' },
  break: { id: 'leaving.reason-break', defaultMessage: 'I need a break' },
  few: { id: 'leaving.reason-few', defaultMessage: 'Too few people who suit me' },
  price: { id: 'leaving.reason-price', defaultMessage: 'It costs too much' },
  mails: { id: 'leaving.reason-mails', defaultMessage: 'Too many e-mails or notifications' },
  privacy: { id: 'leaving.reason-privacy', defaultMessage: 'I’m worried about my privacy' },
  unsafe: { id: 'leaving.reason-unsafe', defaultMessage: 'I didn’t feel safe or respected' },
  other: { id: 'leaving.reason-other', defaultMessage: 'Something else' },
});

/** Everything on one page: what is lost, the reason, what may help with it, the confirmation. Nothing has to be answered. */
export function LeaveScreen({ leave, problem, notice }: LeaveScreenProps) {
  const intl = useIntl();
  const date = intl.formatDate(leave.erasedFrom, DATE_FORMATS.long);
  return (
    <SettingsFrame
      section="leave"
      lead={
        <FormattedMessage
          id="leaving.lead"
          defaultMessage="Your profile disappears at once. Until {date} you can take it all back; then it is erased for good."
          values={{ date }}
        />
      }
    >
      <Stack $gap={6}>
        <Notice notice={notice} />
        <LeaveFacts leave={leave} />
        {leave.offer === null ? null : <Form method="post" action="/notifications/leave" id={STAY_FORM} />}
        <LeaveForm leave={leave} problem={problem} />
      </Stack>
    </SettingsFrame>
  );
}

function Notice({ notice }: { notice: string | null }) {
  if (notice === 'mail')
    return (
      <Alert tone="success" role="status">
        <FormattedMessage
          id="leaving.mail-sent"
          defaultMessage="We’ve sent you a link. Nothing is deleted until you press the button there; it works for an hour."
        />
      </Alert>
    );
  if (notice === 'wait')
    return (
      <Alert tone="warning" role="status">
        <FormattedMessage
          id="leaving.mail-wait"
          defaultMessage="We’ve already sent several links in the past hour. Please use the latest, or try again later."
        />
      </Alert>
    );
  return null;
}

function LeaveForm({ leave, problem }: { leave: ShownLeave; problem: FormProblem | null }) {
  const intl = useIntl();
  const intent = useNavigation().formData?.get('intent');
  const typed = problem?.values ?? {};
  return (
    <Form method="post" action="/notifications/leave" noValidate>
      <Stack $gap={5}>
        <ErrorAlert error={problem?.error} />
        <WithWays>
          <Select
            name="reason"
            label={<FormattedMessage id="leaving.reason" defaultMessage="Why are you leaving? (optional)" />}
            defaultValue={typed['reason'] ?? ''}
            error={fieldError(problem, 'reason')}
          >
            <option value="">{intl.formatMessage(reasonTexts.none)}</option>
            {leaveReasons.map((reason) => (
              <option key={reason} value={reason}>
                {intl.formatMessage(reasonTexts[reason])}
              </option>
            ))}
          </Select>
          <OtherWays offer={leave.offer} busy={intent === 'stay'} />
        </WithWays>
        <TextArea
          name="words"
          label={<FormattedMessage id="leaving.words" defaultMessage="Anything you’d like to tell us? (optional)" />}
          hint={<FormattedMessage id="leaving.words-hint" defaultMessage="Erased together with everything else." />}
          maxLength={LEAVE_WORDS_MAX}
          defaultValue={typed['words']}
          error={fieldError(problem, 'words')}
        />
        {leave.hasPassword ? (
          <>
            <PasswordField
              name="password"
              label={<FormattedMessage id="leaving.password" defaultMessage="Your password, to confirm" />}
              autoComplete="current-password"
              maxLength={200}
              required
              error={fieldError(problem, 'password')}
            />
            <Button wide size="lg" variant="ghost" busy={intent === 'leave'} name="intent" value="leave">
              <FormattedMessage id="leaving.delete" defaultMessage="Delete my account" />
            </Button>
            <p className="quiet">
              <Link to="/reset-password">
                <FormattedMessage id="leaving.forgotten" defaultMessage="Forgotten your password?" />
              </Link>
            </p>
          </>
        ) : (
          <Button wide size="lg" variant="ghost" busy={intent === 'mail'} name="intent" value="mail">
            <FormattedMessage
              id="leaving.mail-button"
              defaultMessage="Send the link to delete it to {email}"
              values={{ email: leave.email }}
            />
          </Button>
        )}
      </Stack>
    </Form>
  );
}
