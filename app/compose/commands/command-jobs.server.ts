import { systemClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { openJobRunner } from '~/server/jobs/run-jobs';
import { openLogger } from '~/server/operations/logger';
import { jobRegistry } from '../job-registry.server';
import type { Operator } from './operator.server';
import { outboxJob } from '../outbox-job.server';

/** Every job, and a runner that does one when it is asked to. */
export function commandJobs({ database, contextOf, tenants }: Operator, holder: string) {
  const clock = systemClock;
  const ids = randomIds(clock);
  const log = openLogger('warn');
  const jobs = [
    outboxJob({ database, contextOf, clock, ids, log }),
    ...jobRegistry({ database, contextOf, clock, ids, metrics: { gauge: () => {} } }),
  ];
  const tenantIds = () => tenants.map(({ id }) => id);
  const runner = openJobRunner({ jobs, database, tenantIds, clock, holder, log });
  return { jobs, runner, now: () => clock.now() };
}
