import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';

/** What happened to a member in seven days. */
export interface Week {
  visits: number;
  likes: number;
  /** New members who fit what the member is looking for. */
  people: number;
}

interface WeeklyMail {
  name: string;
  origin: string;
  week: Week;
}

/** The numbers of a member's week; what did not happen is not mentioned. */
export function weeklyMail(
  tenant: Pick<Tenant, 'name'>,
  intl: IntlShape,
  { name, origin, week }: WeeklyMail,
): MailContent {
  const say = (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const facts = [
    { label: say(messageId('mail.weekly-likes')), value: week.likes },
    { label: say(messageId('mail.weekly-visits')), value: week.visits },
    { label: say(messageId('mail.weekly-people')), value: week.people },
  ].filter(({ value }) => value > 0);
  const [page, label] = pageOf(week);
  return {
    subject: say(messageId('mail.weekly-subject'), { brand: tenant.name }),
    preview: facts.map((fact) => `${fact.label}: ${intl.formatNumber(fact.value)}`).join(' · '),
    greeting: say(messageId('mail.greeting'), { name }),
    paragraphs: [say(messageId('mail.weekly-text'), { brand: tenant.name })],
    facts: facts.map((fact) => ({ label: fact.label, value: intl.formatNumber(fact.value) })),
    action: { label: say(label), url: `${origin}${page}` },
    closing: [say(messageId('mail.weekly-honest'))],
  };
}

export function weeklyPush(intl: IntlShape, week: Week): { body: string; path: string } {
  return { body: intl.formatMessage({ id: messageId('mail.weekly-push') }), path: pageOf(week)[0] };
}

function pageOf({ likes, visits }: Week): [path: string, label: string] {
  if (likes > 0) return ['/likes/received', messageId('mail.notify-see')];
  if (visits > 0) return ['/profile/visitors', messageId('mail.notify-see')];
  return ['/members', messageId('mail.weekly-see')];
}
