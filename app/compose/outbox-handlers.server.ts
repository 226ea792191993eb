import { joiningJobs } from '~/features/joining/joining.jobs.server';
import { billingJobs } from '~/features/billing/billing.jobs.server';
import { chatJobs } from '~/features/chat/server/chat.jobs.server';
import { photoMessageJobs } from '~/features/chat/photos/photo-message.jobs.server';
import { photoJobs } from '~/features/photos/photos.jobs.server';
import { safetyJobs } from '~/features/safety/safety.jobs.server';
import type { OutboxHandlers } from '~/server/jobs/outbox';

/** The handlers of the outbox by topic, each declared by its feature. */
export const outboxHandlers: OutboxHandlers = {
  ...joiningJobs,
  ...billingJobs,
  ...chatJobs,
  ...photoMessageJobs,
  ...safetyJobs,
  ...photoJobs,
};
