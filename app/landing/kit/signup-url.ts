import type { LanderPerson, LanderView } from './lander-view';

/** What a visitor chose on the page, for the signup page. It contains nothing personal, since it is part of the URL. */
export interface SignupContext {
  /** Ids of liked profiles; the visitor likes them once their account is confirmed. */
  likes?: readonly string[];
  region?: string;
  /** The slot of the chosen answer; its text begins the profile's "about me", which can be edited at signup. */
  answer?: string;
}

type Where = Pick<LanderView, 'name' | 'slug'>;

const from = ({ name, slug }: Where) => new URLSearchParams({ lander: slug ? `${name}.${slug}` : name });

/** The URL of `/signup` with the choices of this page. The server adds the tracking ids. */
export function signupUrl(view: Where, context: SignupContext = {}): string {
  const query = from(view);
  for (const id of context.likes ?? []) query.append('like', id);
  if (context.region) query.set('region', context.region);
  if (context.answer) query.set('answer', context.answer);
  return `/signup?${query.toString()}`;
}

/** The URL of the signup with a first message to this person; it names the lander it came from. */
export function messageUrl(view: Where, { id }: Pick<LanderPerson, 'id'>): string {
  return `/members/${id}/signup?${from(view).toString()}`;
}
