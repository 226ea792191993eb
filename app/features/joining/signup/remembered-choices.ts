/** A person the visitor liked, as shown on the signup page. */
export interface ChosenPerson {
  id: string;
  name: string;
  /** The file name of the thumbnail; null without a photo. */
  thumb: string | null;
  fictional: boolean;
}

/** A visitor's valid choices on a landing page, which become part of the account. */
export interface RememberedChoices {
  /** `name` or `name.variant` of the lander. */
  lander: string | null;
  likes: ChosenPerson[];
  region: { id: string; country: string; name: string } | null;
  /** The slot of the chosen answer. */
  answer: string | null;
}

export const NOTHING_REMEMBERED: RememberedChoices = { lander: null, likes: [], region: null, answer: null };

/** A path with the choices in its query, so that a form keeps them. */
export function rememberedUrl(path: string, { lander, likes, region, answer }: RememberedChoices): string {
  const query = new URLSearchParams();
  if (lander) query.set('lander', lander);
  for (const { id } of likes) query.append('like', id);
  if (region) query.set('region', region.id);
  if (answer) query.set('answer', answer);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
