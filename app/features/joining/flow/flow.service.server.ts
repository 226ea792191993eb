import { advanceSignup } from '~db/queries/member-signup';
import { getMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { findEditRules, saveSections } from '~/features/profiles/edit/profile-edit.service.server';
import { contactFinder } from '~/features/safety/opening/opening.service.server';
import type { FormProblem } from '~/contract/problem';
import type { MemberContext } from '~/server/context/context.server';
import type { StatedProfile, ViewerMember } from '~/server/context/viewer';
import { findSignupTarget } from '../signup/signup-target.service.server';
import { flowPath, flowSteps, isReachable, isSkippable, placeAfter, type FlowPlace, type FlowStep } from './flow-steps';
import { readStep, type FlowIntent } from './flow.schema.server';

export interface SignupFlow {
  /** The place where the member goes on, on whatever device. */
  open: FlowPlace;
  /** The steps that this brand has. */
  steps: FlowStep[];
  /** Where the flow leads in the end, or when the member leaves the rest for later. */
  way: string;
  leadsToChat: boolean;
}

export async function getSignupFlow(context: MemberContext): Promise<SignupFlow> {
  const row = await getMember(context.db, context.member.id);
  const steps = flowSteps(context.tenant);
  const way = await wayAfterSignup(context, row);
  return { open: openPlace(row, steps), steps, way, leadsToChat: way.endsWith('/chat') };
}

/** The place at which the flow is open, for links that lead into it. */
export function findOpenPlace({ tenant }: Pick<MemberContext, 'tenant'>, { stated }: Pick<ViewerMember, 'stated'>) {
  return openPlace(stated, flowSteps(tenant));
}

/** An account from before the flow has done all of it, except for what everybody must state. */
function openPlace({ signup_step: next, gender }: StatedProfile, steps: readonly FlowStep[]): FlowPlace {
  const step = next ?? (gender === null ? 3 : undefined);
  return step === undefined ? 'complete' : (steps.find((next) => next >= step) ?? 'complete');
}

/** To the member to whom the visitor came to write, else to other members. */
async function wayAfterSignup(context: MemberContext, row: MemberRow): Promise<string> {
  const people = context.tenant.features.signup_matches ? '/signup-matches' : '/members';
  const target = row.signup_from_member_id && (await findSignupTarget(context, row.signup_from_member_id));
  if (!target) return people;
  // Someone who only accepts messages from members they like can be liked on the profile.
  if (target.closed) return target.fictional ? people : `/members/${target.id}`;
  return `/members/${target.id}/chat`;
}

export type StepOutcome = { ok: true; path: string } | { ok: false; problem: FormProblem };

/** Saves a step and returns where it leads. A step that is not open yet saves nothing and leads to the open one. */
export async function takeStep(
  context: MemberContext,
  step: FlowStep,
  { intent, form }: { intent: FlowIntent; form: FormData },
): Promise<StepOutcome> {
  const { open, steps, way } = await getSignupFlow(context);
  if (!steps.includes(step) || !isReachable(step, open)) return { ok: true, path: flowPath(open) };
  const skipped = intent === 'skip' && isSkippable(step);
  if (!skipped) {
    const read = readStep(step, form, {
      ...(await findEditRules(context, contactFinder(context.tenant))),
      required: intent === 'next' || intent === 'skip',
    });
    if (!read.ok) return read;
    if (read.value.length > 0) await saveSections(context, read.value);
  }
  // The query opens the reminder to confirm the e-mail address, which the end of the flow would have shown.
  if (intent === 'later') return { ok: true, path: `${way}?api_signup_complete=1` };
  if (intent === 'back') return { ok: true, path: flowPath(placeAfter(step, 'back', steps)) };
  const place = placeAfter(step, 'on', steps);
  await advanceSignup(context.db, context.member.id, place === 'complete' ? null : place);
  return { ok: true, path: flowPath(place) };
}
