import type { OutboxHandlers } from '~/server/jobs/outbox';
import { retryPush } from './retry-push.service.server';
import { PUSH_RETRY } from '../send-push.service.server';

export const pushJobs = { [PUSH_RETRY]: retryPush } satisfies OutboxHandlers;
