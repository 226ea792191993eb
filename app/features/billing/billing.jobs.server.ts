import type { OutboxHandlers } from '~/server/outbox';

/** What billing does after a commit: topic -> handler. */
export const billingJobs: OutboxHandlers = {};
