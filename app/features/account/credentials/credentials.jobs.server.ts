import type { OutboxHandlers } from '~/server/jobs/outbox';
import { RESET_TOPIC, sendResetLink } from './ask-for-reset.service.server';
import { PASSWORD_CHANGED_TOPIC, sendPasswordChanged } from './password-changed.server';

/** The outbox handlers of passwords and e-mail addresses, by topic. Each may run more than once. */
export const credentialsJobs: OutboxHandlers = {
  [RESET_TOPIC]: sendResetLink,
  [PASSWORD_CHANGED_TOPIC]: sendPasswordChanged,
};
