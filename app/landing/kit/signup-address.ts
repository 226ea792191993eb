import type { LanderPerson, LanderView } from './lander-view';

/** What a visitor did on the page, as the signup page keeps it. Nothing personal: it travels in the address. */
export interface SignupContext {
  /** Liked profiles: liked in the visitor's own name once the account is confirmed. */
  likes?: readonly string[];
  /** Region id. */
  region?: string;
  /** The slot of the chosen answer; its text begins the profile's own words, editable at signup. */
  answer?: string;
}

type Where = Pick<LanderView, 'name' | 'slug'>;

const from = ({ name, slug }: Where) => new URLSearchParams({ lander: slug ? `${name}.${slug}` : name });

/** `/signup` with the context of this page. Tracking ids are not part of it: the server carries them on. */
export function signupAddress(view: Where, context: SignupContext = {}): string {
  const query = from(view);
  for (const id of context.likes ?? []) query.append('like', id);
  if (context.region) query.set('region', context.region);
  if (context.answer) query.set('answer', context.answer);
  return `/signup?${query.toString()}`;
}

/** Signup whose first message goes to this person; it remembers which page led there. */
export function messageAddress(view: Where, { id }: Pick<LanderPerson, 'id'>): string {
  return `/members/${id}/signup?${from(view).toString()}`;
}
