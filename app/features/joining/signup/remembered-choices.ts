/** A liked person on the signup page. */
export interface ChosenPerson {
  id: string;
  name: string;
  /** File name of the small picture. */
  thumb: string | null;
  fictional: boolean;
}

/** What of a visitor's choices on a landing page exists here, and goes along into the account. */
export interface RememberedChoices {
  /** `name` or `name.slug`. */
  lander: string | null;
  likes: ChosenPerson[];
  region: { id: string; country: string; name: string } | null;
  /** Slot of the chosen answer. */
  answer: string | null;
}

export const NOTHING_REMEMBERED: RememberedChoices = { lander: null, likes: [], region: null, answer: null };

/** The address a form is sent to so that nothing of it is lost. */
export function rememberedAddress(path: string, { lander, likes, region, answer }: RememberedChoices): string {
  const query = new URLSearchParams();
  if (lander) query.set('lander', lander);
  for (const { id } of likes) query.append('like', id);
  if (region) query.set('region', region.id);
  if (answer) query.set('answer', answer);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
