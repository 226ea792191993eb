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

/** `/signup` with the context of this page. Tracking ids are not part of it: the server carries them on. */
export function signupAddress({ name, slug }: Pick<LanderView, 'name' | 'slug'>, context: SignupContext = {}): string {
  const query = new URLSearchParams({ lander: slug ? `${name}.${slug}` : name });
  for (const id of context.likes ?? []) query.append('like', id);
  if (context.region) query.set('region', context.region);
  if (context.answer) query.set('answer', context.answer);
  return `/signup?${query.toString()}`;
}

/** Signup whose first message goes to this person. */
export function messageAddress({ id }: Pick<LanderPerson, 'id'>): string {
  return `/members/${id}/signup`;
}
