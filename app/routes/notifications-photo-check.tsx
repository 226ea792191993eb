import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { photoCheckSchema } from '~/features/photos/check/photo-check.schema.server';
import {
  askForSecondCheck,
  beginPhotoCheck,
  findPhotoCheckView,
  sendPhotoCheck,
  takeAnotherPose,
  withdrawPhotoCheck,
} from '~/features/photos/check/photo-check.service.server';
import { PhotoCheckScreen, type PhotoCheckNotice } from '~/features/photos/check/PhotoCheckScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['settings', 'consents', 'photos', 'photocheck'] };

const NOTICES: readonly PhotoCheckNotice[] = ['begun', 'sent', 'withdrawn', 'second', 'too-late', 'changed'];

export const loader = pageLoader(async ({ context, request }) => {
  const noticeParam = new URL(request.url).searchParams.get('notice');
  return {
    check: await findPhotoCheckView(memberContext(context, request)),
    notice: NOTICES.find((notice) => notice === noticeParam) ?? null,
    title: context.texts(context.locale).formatMessage({ id: 'settings.photo-check-title' }),
    brand: context.tenant.name,
  };
});

const shown = (notice: PhotoCheckNotice) => redirect(`/notifications/photo-check?notice=${notice}`, 303);

/** A multipart form sends the picture; every other form moves the check on. */
export const action = pageAction(
  async ({ context, request }) => {
    const member = memberContext(context, request);
    if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
      await sendPhotoCheck(member, request);
      return shown('sent');
    }
    const form = await parseForm(request, photoCheckSchema);
    if (!form.ok) return invalidForm(form.problem);
    switch (form.value.intent) {
      case 'begin':
        return shown(await beginPhotoCheck(member, form.value.version));
      case 'pose':
        await takeAnotherPose(member);
        return shown('begun');
      case 'second':
        return shown((await askForSecondCheck(member)) ? 'second' : 'too-late');
      case 'withdraw':
        await withdrawPhotoCheck(member);
        return shown('withdrawn');
    }
  },
  { echo: false },
);

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsPhotoCheck() {
  const problem = useActionData<FormProblem>();
  return <PhotoCheckScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
