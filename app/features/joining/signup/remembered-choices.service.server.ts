import { listMemberCards } from '~db/queries/member-card';
import { countryOfRegion, regionName } from '~/features/profiles/places/place-names.service.server';
import { visitorsSeePeople } from '~/features/profiles/view/visibility.service.server';
import type { RequestContext } from '~/server/context/context.server';
import type { RememberedChoices, ChosenPerson } from './remembered-choices';
import type { ChosenSignup } from './signup-context.schema.server';

/** The choices in a URL that exist here: people who may be shown to a visitor, and a region the brand serves. */
export async function findRememberedChoices(
  context: RequestContext,
  choices: ChosenSignup,
): Promise<RememberedChoices> {
  const { lander, region, answer } = choices;
  return { lander, likes: await findLiked(context, choices.likes), region: findRegion(context, region), answer };
}

async function findLiked(context: RequestContext, ids: readonly string[]): Promise<ChosenPerson[]> {
  const cards = await listMemberCards(context.db, ids);
  const members = visitorsSeePeople(context);
  return cards
    .filter(({ status, profile_status, for_visitors }) =>
      [status === 'active', profile_status === 'active', for_visitors === 1].every(Boolean),
    )
    .map(({ id, name, thumb_filename, kind }) => ({ id, name, thumb: thumb_filename, fictional: kind === 'fictional' }))
    .filter(({ fictional }) => fictional || members);
}

function findRegion(context: RequestContext, id: string | null): RememberedChoices['region'] {
  const country = id === null ? undefined : countryOfRegion(id);
  if (id === null || country === undefined || !(context.tenant.countries as string[]).includes(country)) return null;
  return { id, country, name: regionName(context, id) ?? id };
}
