import type { MemberCard } from '~db/queries/member-card';
import type { RequestContext } from '~/server/context.server';
import { ageOf, todayIn } from './age.service.server';
import type { PersonSummary } from './person-summary';
import { shownPlace } from './place-names.service.server';

/** Presence on cards. Activity is noted at most every five minutes, so who is reading stays online. */
export const ONLINE_MS = 10 * 60 * 1000;

export interface SummaryOptions {
  /** Whom the viewer likes. */
  liked?: ReadonlySet<string>;
  /** Limited search shows who there is, and nothing else of them. */
  detail?: boolean;
}

/** The cards of a page, in their order. */
export function personSummaries(
  context: Pick<RequestContext, 'tenant' | 'clock' | 'locale' | 'texts'>,
  cards: readonly MemberCard[],
  { liked, detail = true }: SummaryOptions = {},
): PersonSummary[] {
  const now = context.clock.now();
  const today = todayIn(now, context.tenant.time_zone);
  return cards.map((card) => ({
    id: card.id,
    name: card.name,
    age: detail ? ageOf(card.birth_date, today) : null,
    place: detail ? shownPlace(context, card) : null,
    thumb: card.thumb_filename,
    photo: card.filename,
    fictional: card.kind === 'fictional',
    // Nobody is there behind a made-up profile: a presence would be a lie.
    online: detail && card.kind === 'member' && now - card.last_active_at < ONLINE_MS,
    liked: liked?.has(card.id) ?? false,
  }));
}
