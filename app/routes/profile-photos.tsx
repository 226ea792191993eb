import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { arrangePhotos, takePhotos } from '~/features/photos/own/photo-form.service.server';
import { listOwnPhotos } from '~/features/photos/own/photo-list.service.server';
import { PhotoManager } from '~/features/photos/own/PhotoManager';
import { photoFormSchema } from '~/features/photos/own/photo-form.schema.server';
import { unindexedPageMeta } from '~/page/page-meta';
import {
  formProblem,
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  safeNext,
} from '~/server/response/respond.server';
import { flowPath } from '~/features/joining/flow/flow-steps';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';

export const handle = { messages: ['photos', 'joining'] };

export const loader = pageLoader(async ({ context, request }) => ({
  // The page that contains the form, to which a photo that was refused must not close the way.
  next: new URL(request.url).searchParams.get('next') === flowPath(1) ? flowPath(1) : null,
  title: context.texts(context.locale).formatMessage({ id: 'photos.title' }),
  brand: context.tenant.name,
  photos: await listOwnPhotos(memberContext(context, request)),
}));

/** A multipart form adds photos; every other form rearranges them. `?next=` is the page that contains the form. */
export const action = pageAction(
  async ({ context, request }) => {
    const member = memberContext(context, request);
    const next = safeNext(new URL(request.url).searchParams.get('next'), '/profile/photos');
    if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
      const refused = await takePhotos(member, request);
      return refused ? invalidForm(formProblem(refused, {})) : redirect(next, 303);
    }
    const form = await parseForm(request, photoFormSchema);
    if (!form.ok) return invalidForm(form.problem);
    await arrangePhotos(member, form.value);
    return redirect(next, 303);
  },
  { echo: false },
);

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ProfilePhotos() {
  const { photos, next } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return (
    <Page $width="medium">
      <PageHeader title={<FormattedMessage id="photos.title" defaultMessage="Your photos" />} />
      <Stack $gap={6}>
        <PhotoManager photos={photos} problem={problem ?? null} />
        {next ? (
          <ButtonLink to={next} variant="secondary" wide>
            <FormattedMessage id="joining.back-to-steps" defaultMessage="Back to signing up" />
          </ButtonLink>
        ) : null}
      </Stack>
    </Page>
  );
}
