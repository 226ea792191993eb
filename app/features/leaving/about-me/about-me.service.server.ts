import { declarations } from '~db/personal-data/declarations';
import { booksEnd } from '~db/personal-data/reasons';
import { countExportedRows } from '~db/personal-data/rows-of';
import { getMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import type { Schema } from '~db/schema/schema';
import { traitColumns, type TraitColumn } from '~db/schema/search-bits';
import { SECOND_CHECK_DAYS } from '~/features/profiles/consents/consents';
import { distanceWords, roundedDistance } from '~/features/profiles/places/distance';
import { distanceUnit } from '~/features/profiles/places/distance.service.server';
import { DATE_FORMATS } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import type { MemberContext } from '~/server/context/context.server';
import { aboutMeGroups, aboutMeLinks, linksOfGroup, type AboutMeGroup, type ShownGroup } from './about-me-groups';

/** The tables whose rows the page counts. */
const COUNTED = [
  'photo',
  'photo_check',
  'participant',
  'message',
  'member_like',
  'skip',
  'visit',
  'saved_search',
  'match_answer',
  'block',
  'hidden',
  'report',
  'decision',
  'submission',
  'purchase',
  'credit_transaction',
  'consent',
  'session',
  'push_subscription',
  'notification_sent',
] as const satisfies readonly (keyof Schema)[];
type Counted = (typeof COUNTED)[number];

/** What counts as filled in of a profile: every trait that others see, so that a new one needs no line here. */
const DETAILS: readonly (keyof MemberRow)[] = [
  'gender',
  'seeks',
  ...(Object.keys(traitColumns) as TraitColumn[]).filter((trait) => trait !== 'sexuality'),
  'interests',
  'about',
  'looking_for',
  'prompts',
];

/** What the brand has stored about a member: each group in words, with the numbers of this moment. */
export async function listAboutMe(context: MemberContext): Promise<ShownGroup[]> {
  const intl = context.texts(context.locale);
  const values = await valuesOf(context);
  const say = (id: string) => intl.formatMessage({ id }, values);
  const text = (group: AboutMeGroup, part: string) => say(messageId(`aboutme.${group}-${part}`));
  return aboutMeGroups.map((group) => ({
    name: group,
    title: text(group, 'title'),
    much: text(group, 'much'),
    who: text(group, 'who'),
    why: text(group, 'why'),
    until: text(group, 'until'),
    links: linksOfGroup[group].map((name) => ({
      to: aboutMeLinks[name],
      label: say(messageId(`aboutme.link-${name}`)),
    })),
  }));
}

async function valuesOf(context: MemberContext): Promise<Record<string, string | number>> {
  const { db, member, tenant, clock, texts, locale } = context;
  const intl = texts(locale);
  const [row, figures] = await Promise.all([
    getMember(db, member.id),
    Promise.all(
      COUNTED.map(async (table) => [table, await countExportedRows(db, declarations, { table, memberId: member.id })]),
    ),
  ]);
  const counts = Object.fromEntries(figures) as Record<Counted, number>;
  const day = (at: number) => intl.formatDate(at, DATE_FORMATS.long);
  return {
    ...counts,
    avoided: counts.block + counts.hidden,
    cases: counts.report + counts.decision + counts.submission,
    credits: member.credits,
    filled: DETAILS.filter((name) => row[name] !== null && row[name] !== '' && row[name] !== '[]').length,
    joined: day(row.signup_date),
    orientation: row.sexuality === null && row.sexuality_withheld === null ? 'no' : 'yes',
    place: placeOf(row),
    // The width of a cell, in which a place is stored.
    square: distanceWords(roundedDistance(0, distanceUnit(context)), intl),
    invisible: row.invisible === 1 ? 'yes' : 'no',
    visitors: row.visitors_too === 1 ? tenant.logged_out_search : 'none',
    review: tenant.photo_review === 'before-publishing' ? 'before' : 'after',
    answered: tenant.fictional_chat === 'answered' ? 'yes' : 'no',
    days: tenant.message_retention_days,
    compared: counts.photo_check > 0 ? 'yes' : 'no',
    check_days: SECOND_CHECK_DAYS,
    books: day(booksEnd(tenant.company.country, clock.now())),
  };
}

function placeOf({ located_at, city, region_id }: MemberRow): 'device' | 'chosen' | 'none' {
  if (located_at !== null) return 'device';
  return city !== null || region_id !== null ? 'chosen' : 'none';
}
