import type { OutboxHandlers } from '~/server/jobs/outbox';
import { MAIL_CHANGE_TOPIC, sendMailChange } from './ask-for-email-change.service.server';
import { RESET_TOPIC, sendResetLink } from './ask-for-reset.service.server';
import { passkeyJobs } from '../passkeys/passkey-changed.server';
import { CHANGE_UNDONE_TOPIC, sendChangeUndone } from './change-undone.server';
import { EMAIL_CHANGED_TOPIC, sendEmailChanged } from './email-changed.server';
import { PASSWORD_CHANGED_TOPIC, sendPasswordChanged } from './password-changed.server';

/** The outbox handlers of passwords, e-mail addresses and passkeys, by topic. Each may run more than once. */
export const credentialsJobs: OutboxHandlers = {
  [RESET_TOPIC]: sendResetLink,
  [MAIL_CHANGE_TOPIC]: sendMailChange,
  [EMAIL_CHANGED_TOPIC]: sendEmailChanged,
  [PASSWORD_CHANGED_TOPIC]: sendPasswordChanged,
  [CHANGE_UNDONE_TOPIC]: sendChangeUndone,
  ...passkeyJobs,
};
