import type { LanderPerson, LanderView } from './lander-view';

/** What a visitor chose on the page, for the signup page. It contains nothing personal, since it is part of the URL. */
export interface SignupContext {
  /** Ids of liked profiles; the visitor likes them once their account is confirmed. */
  likes?: readonly string[];
  region?: string;
  /** The slot of the chosen answer; its text begins the profile's "about me", which can be edited at signup. */
  answer?: string;
}

type Where = Pick<LanderView, 'name' | 'slug'> & Partial<Pick<LanderView, 'signupOpen'>>;

/** Where visitors who cannot sign up leave their e-mail address. */
export const WAITING_LIST = '/waiting-list';

const from = ({ name, slug }: Where) => new URLSearchParams({ lander: slug ? `${name}.${slug}` : name });

/** The URL of `/signup` with the choices of this page; of the waiting list while signups are closed. The server adds the tracking ids. */
export function signupUrl(view: Where, context: SignupContext = {}): string {
  if (view.signupOpen === false) return WAITING_LIST;
  const query = from(view);
  for (const id of context.likes ?? []) query.append('like', id);
  if (context.region) query.set('region', context.region);
  if (context.answer) query.set('answer', context.answer);
  return `/signup?${query.toString()}`;
}

/** The URL of the signup with a first message to this person; it names the lander it came from. The waiting list while signups are closed. */
export function messageUrl(view: Where, { id }: Pick<LanderPerson, 'id'>): string {
  if (view.signupOpen === false) return WAITING_LIST;
  return `/members/${id}/signup?${from(view).toString()}`;
}

/** The page of a person as visitors may see it, with the way in. */
export const personUrl = ({ id }: Pick<LanderPerson, 'id'>): string => `/members/${id}`;
