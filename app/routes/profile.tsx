import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { getEditPage } from '~/features/photos/own/edit-page.service.server';
import { PhotoManager } from '~/features/photos/own/PhotoManager';
import { EditScreen } from '~/features/profiles/edit/EditScreen';
import { sectionNames } from '~/features/profiles/edit/profile-edit';
import { saveProfileForm } from '~/features/safety/opening/profile-form.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
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
  const { section } = form.value;
  return redirect(`/profile?saved=${section}#${section}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Profile() {
  const { edit, photos, saved } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return <EditScreen edit={edit} saved={saved} problem={problem} photos={<PhotoManager photos={photos} />} />;
}
