import { redirect } from '@remix-run/node';
import { getLikedProfile, unlikeMember } from '~/features/likes/likes.service.server';
import { findOtherPeople } from '~/features/profiles/view/other-people.service.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import { ofMember } from '~/server/response/path-parameters';
import { memberContext, pageAction, pageLoader, readForm, safeNext } from '~/server/response/respond.server';
import { cameUnasked, isPageVisit } from '~/server/context/asked-here.server';

export const loader = pageLoader(
  ofMember,
  async ({ context, request, params }) => {
    const view = await getLikedProfile(memberContext(context, request), params.id, isPageVisit(request));
    const title = personWords(context, view.person, view.person.age);
    return { brand: context.tenant.name, title, view, unasked: cameUnasked(request) };
  },
  { others: findOtherPeople },
);

/** For pages without JavaScript. The page may not exist afterwards, when no like is left between the two. */
export const action = pageAction(ofMember, async ({ context, request, params }) => {
  const { id } = params;
  const member = memberContext(context, request);
  const form = await readForm(request);
  await unlikeMember(member, id);
  const next = safeNext(String(form.get('next') ?? ''), '');
  return redirect(next === '' || next.startsWith(`/likes/m/${id}`) ? `/members/${id}` : next, 303);
});

/** /likes/m/{id}: the same profile as /members/{id}, for a member who comes from the likes. */
export { default, ErrorBoundary, handle, meta } from './members-id';
