import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { getEditPage } from '~/features/photos/own/edit-page.service.server';
import { PhotoStrip } from '~/features/photos/own/PhotoStrip';
import { EditScreen } from '~/features/profiles/edit/EditScreen';
import { sectionNames } from '~/features/profiles/edit/profile-edit';
import { saveProfileForm } from '~/features/safety/opening/profile-form.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { VERSION_HEADER } from '~/server/response/form-response.server';
import { invalidForm, memberContext, pageAction, pageLoader } from '~/server/response/respond.server';

export const handle = {
  messages: ['profile', 'photos', 'members', 'interests', 'traits', 'account', 'errors'],
};

export const loader = pageLoader(({ context, request }) => {
  const saved = new URL(request.url).searchParams.get('saved');
  return getEditPage(memberContext(context, request), sectionNames.find((name) => name === saved) ?? null);
});

/** Saves one section of the profile at a time. */
export const action = pageAction(async ({ context, request }) => {
  const form = await saveProfileForm(memberContext(context, request), request);
  if (!form.ok) return invalidForm(form.problem);
  const { section, version } = form.value;
  return redirect(`/profile?saved=${section}#${section}`, { status: 303, headers: { [VERSION_HEADER]: version } });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Profile() {
  const { edit, photos, saved } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return <EditScreen edit={edit} saved={saved} problem={problem} photos={<PhotoStrip photos={photos} />} />;
}
