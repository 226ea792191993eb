import { signupAllowed } from '~/features/joining/signup/signup-access.server';
import { searchAccess } from '~/features/profiles/view/visibility.service.server';
import type { RequestContext } from '~/server/context/context.server';
import type { LanderPerson, LanderView } from '../kit/lander-view';

/** The texts that are the same on every lander. What the brand's settings decide is said here, so that it is true. */
export function landerLabels(
  context: RequestContext,
  country: LanderView['country'],
  person: LanderPerson | null,
): LanderView['labels'] {
  const { tenant, locale } = context;
  const { formatMessage } = context.texts(locale);
  const offer = signupAllowed(context)
    ? formatMessage({ id: 'lander.free' }, { credits: tenant.signup_credits })
    : formatMessage({ id: 'landing.invite-only' }, { brand: tenant.name });
  return {
    dating: `${formatMessage({ id: 'lander.whom' })} · ${country.name}`,
    offer,
    join: formatMessage({ id: 'landing.join' }),
    hello: person && formatMessage({ id: 'account.signup-to-title' }, { name: person.name }),
    waitingList: formatMessage({ id: 'landing.waiting-list' }),
    people: searchAccess(context) === 'none' ? null : formatMessage({ id: 'landing.see-more' }),
  };
}
