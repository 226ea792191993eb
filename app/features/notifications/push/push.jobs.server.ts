import type { OutboxHandlers } from '~/server/jobs/outbox';
import { PUSH_RETRY, retryPush } from './send-push.service.server';

export const pushJobs = { [PUSH_RETRY]: retryPush } satisfies OutboxHandlers;
