import { findAnnouncement, listLaunchedSince } from '~db/queries/announcement';
import { findMailing } from '~db/queries/mailing';
import type { AnnouncementRow } from '~db/schema/announcement';
import type { MemberRow } from '~db/schema/member';
import type { Tenant } from '~/tenancy/tenant';
import type { BrandContext } from '~/server/context/context.server';
import type { NotificationType } from '~/contract/notification-types';
import { subjectsOf, type Round } from '../round.service.server';
import type { FindTold } from '../send-round.server';
import { TOLD_MS } from './announcement';
import { languageFor, textIn } from './announcement-language.server';
import { announcementMail, announcementPush, type ShownAnnouncement } from './announcement-mail';
import { textsOf } from './manage.service.server';

const TYPE: NotificationType = 'news';

type Context = Pick<BrandContext, 'db' | 'clock'>;

const listTold = ({ db, clock }: Context) => listLaunchedSince(db, clock.now() - TOLD_MS);

/** One round for each announcement, named like it: it goes through the members once, and never again. */
export const announcementRound: Round = {
  type: TYPE,
  async due(context) {
    for (const { name } of await listTold(context)) {
      const mailing = await findMailing(context.db, TYPE, name);
      if (!mailing || mailing.done_at === null) return name;
    }
    return null;
  },
  // Read for every hundred members, because it may be withdrawn while the round goes on.
  async subjects(context, members, name) {
    const row = await findAnnouncement(context.db, name);
    if (!row || row.withdrawn_at !== null) return new Map();
    return subjectsOf(members, (member) => (concerns(row.launched_at, member) ? name : null));
  },
};

/** The same round as if the announcement were launched now: for a dry run of a draft. */
export const roundOfDraft = (name: string, now: number): Round => ({
  type: TYPE,
  due: () => name,
  subjects: (_context, members) =>
    Promise.resolve(subjectsOf(members, (member) => (concerns(now, member) ? name : null))),
});

/** What was new before someone joined is nothing new to them. */
const concerns = (launchedAt: number | null, member: Pick<MemberRow, 'status' | 'signup_date'>): boolean =>
  launchedAt !== null && member.status === 'active' && member.signup_date <= launchedAt;

/** What was withdrawn, or is older than two weeks, is not sent, even if it has waited for a while. */
export const findAnnouncements: FindTold = async (context, member, subjects) => {
  const { tenant, origin } = context;
  const rows = (await listTold(context)).filter(({ name }) => subjects.includes(name));
  if (rows.length === 0) return null;
  const { language, announcements } = inLanguage(tenant, member.language, rows);
  return {
    subjects: rows.map(({ name }) => name),
    language,
    mail: (intl) => announcementMail(tenant, intl, { name: member.name, origin, announcements }),
    push: (intl) => announcementPush(intl, announcements.length),
  };
};

/** The texts in one language: the reader's, else the brand's. */
export function inLanguage(
  tenant: Pick<Tenant, 'name' | 'domain_language' | 'countries'>,
  wanted: string,
  rows: readonly Pick<AnnouncementRow, 'texts' | 'path'>[],
) {
  const language = languageFor(tenant, wanted, rows.map(textsOf));
  const announcements = rows.map((row): ShownAnnouncement => ({
    ...textIn(tenant, textsOf(row), language),
    path: row.path,
  }));
  return { language, announcements };
}
