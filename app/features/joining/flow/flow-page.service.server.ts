import { listOwnPhotos } from '~/features/photos/own/photo-list.service.server';
import { getProfileEdit } from '~/features/profiles/edit/profile-edit.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { flowPath, isReachable, type FlowPlace } from './flow-steps';
import { getSignupFlow } from './flow.service.server';

/** A step of the signup, or `elsewhere`: the path of the step that is shown instead. */
export async function getFlowPage(context: MemberContext, place: FlowPlace | undefined, notice: string | null) {
  const flow = await getSignupFlow(context);
  if (place === undefined || !isReachable(place, flow.open)) return { elsewhere: flowPath(flow.open) };
  if (place !== 'complete' && !flow.steps.includes(place)) return { elsewhere: flowPath('complete') };
  const { seeks, traits, shown, notes, sensitive, place: home } = await getProfileEdit(context);
  const page = {
    title: context.texts(context.locale).formatMessage({ id: 'joining.title' }),
    brand: context.tenant.name,
    place,
    steps: flow.steps,
    edit: { seeks, traits, shown, notes, sensitive, home },
    photos: await listOwnPhotos(context),
    end: {
      email: context.member.email,
      confirmed: context.member.status === 'active',
      way: flow.way,
      leadsToChat: flow.leadsToChat,
      notice,
    },
  };
  return { elsewhere: null, page };
}
