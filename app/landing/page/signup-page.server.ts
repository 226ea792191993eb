import { isMember } from '~/contract/actor';
import { findOpenPlace } from '~/features/joining/flow/flow.service.server';
import { rememberedUrl } from '~/features/joining/signup/remembered-choices';
import { findRememberedChoices } from '~/features/joining/signup/remembered-choices.service.server';
import { signupAllowed } from '~/features/joining/signup/signup-access.server';
import type { ChosenSignup } from '~/features/joining/signup/signup-context.schema.server';
import type { RequestContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';
import { findAnswerText } from './lander-answer.server';

/** The signup with what the visitor chose on a landing page; for a member instead the place where their signup goes on. */
export async function getSignupPage(context: RequestContext, chosen: ChosenSignup) {
  const { viewer, tenant, locale } = context;
  if (isMember(viewer)) return { page: null, openPlace: findOpenPlace(context, viewer.member) };
  const remembered = await findRememberedChoices(context, chosen);
  const { formatMessage } = context.texts(locale);
  const open = signupAllowed(context);
  const page = {
    title: formatMessage({ id: open ? 'account.signup-title' : 'account.invite-title' }),
    description: open
      ? formatMessage({ id: 'account.signup-description' }, { brand: tenant.name, min_age: tenant.min_age })
      : textFor(tenant.description, locale),
    brand: tenant.name,
    canonical: `${context.origin}/signup`,
    indexed: tenant.signups === 'all',
    action: rememberedUrl('/signup', remembered),
    remembered:
      remembered.likes.length > 0 || remembered.region ? { likes: remembered.likes, region: remembered.region } : null,
    about: findAnswerText(context, remembered),
  };
  return { page, openPlace: null };
}
