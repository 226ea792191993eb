import { MINUTE } from '~/time/durations';
import { notificationJobs } from './notifications.jobs.server';
import { drainOutbox } from '~/testing/outbox';
import type { TestContext } from '~/testing/context';
import type { OpenDatabase } from '~/testing/with-database';

/** Lets time pass as a running server does: every job of notifications runs when it is due. */
export async function pass(open: OpenDatabase, context: TestContext, ms: number, step = 5 * MINUTE): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    open.clock.advance(Math.min(step, ms - passed));
    while ((await drainOutbox(open, context, notificationJobs)).length > 0);
  }
}

/** Subjects of the e-mails sent so far. */
export const subjectsOf = (context: TestContext, to?: string | null): string[] =>
  context.mail.sent.filter((mail) => to === undefined || mail.to === to).map(({ subject }) => subject);
