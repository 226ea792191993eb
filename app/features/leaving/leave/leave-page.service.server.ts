import type { MemberContext } from '~/server/context/context.server';
import { askForLeaveLink } from './leave-link.service.server';
import type { LeaveForm } from './leave.schema.server';
import { leaveWithPassword, stay } from './leave.service.server';

/** What a form of the page did; a `code` is that of the offer, or of the certificate. */
export type LeaveOutcome =
  | { intent: 'stay'; code: string | null }
  | { intent: 'mail'; sent: boolean }
  | { intent: 'leave'; code: string | null; cookies: string[] };

export async function submitLeaveForm(context: MemberContext, form: LeaveForm): Promise<LeaveOutcome> {
  switch (form.intent) {
    case 'stay':
      return { intent: 'stay', code: await stay(context) };
    case 'mail':
      return { intent: 'mail', sent: await askForLeaveLink(context, form) };
    case 'leave':
      return { intent: 'leave', ...(await leaveWithPassword(context, form.password, form)) };
  }
}
