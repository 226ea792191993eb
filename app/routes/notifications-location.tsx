import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { placeForm } from '~/features/profiles/edit/profile-edit.schema.server';
import { getPlace, saveSection } from '~/features/profiles/edit/profile-edit.service.server';
import { LocationScreen } from '~/features/profiles/places/LocationScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['settings', 'profile', 'errors'] };

/** The member's place; the same as in the own profile, where the settings are. */
export const loader = pageLoader(async ({ context, request }) => ({
  place: await getPlace(memberContext(context, request)),
  saved: new URL(request.url).searchParams.get('notice') === 'saved',
  title: context.texts(context.locale).formatMessage({ id: 'settings.location-title' }),
  brand: context.tenant.name,
}));

/** Without JavaScript the towns of another region are offered once it is saved. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, placeForm(context.tenant));
  if (!form.ok) return invalidForm(form.problem);
  await saveSection(member, form.value);
  return redirect('/notifications/location?notice=saved', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsLocation() {
  const problem = useActionData<FormProblem>() ?? null;
  return <LocationScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
