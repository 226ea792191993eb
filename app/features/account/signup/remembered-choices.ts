/** A liked person on the signup page. */
export interface KeptPerson {
  id: string;
  name: string;
  /** File name of the small picture. */
  thumb: string | null;
  fictional: boolean;
}

/** What of a visitor's choices on a landing page exists here, and goes along into the account. */
export interface KeptChoices {
  /** `name` or `name.slug`. */
  lander: string | null;
  likes: KeptPerson[];
  region: { id: string; country: string; name: string } | null;
  /** Slot of the chosen answer. */
  answer: string | null;
}

export const NOTHING_KEPT: KeptChoices = { lander: null, likes: [], region: null, answer: null };

/** The address a form is sent to so that nothing of it is lost. */
export function keptAddress(path: string, { lander, likes, region, answer }: KeptChoices): string {
  const query = new URLSearchParams();
  if (lander) query.set('lander', lander);
  for (const { id } of likes) query.append('like', id);
  if (region) query.set('region', region.id);
  if (answer) query.set('answer', answer);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
