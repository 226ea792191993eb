import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { LikeButton } from '~/features/likes/dialogs/LikeButton';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import { getVisitors } from '~/features/profiles/visitors/visits.service.server';
import { VisitorsScreen } from '~/features/profiles/visitors/VisitorsScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['profile', 'members', 'likes'] };

/** Page numbers start at 1; invalid text means page 1. */
const readPageNumber = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);

export const loader = pageLoader(async ({ context, request }) => {
  const member = memberContext(context, request);
  const number = readPageNumber(new URL(request.url).searchParams.get('page'));
  return {
    title: context.texts(context.locale).formatMessage({ id: 'profile.visitors-title' }),
    brand: context.tenant.name,
    visitors: await getVisitors(member, number),
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ProfileVisitors() {
  const { visitors } = useLoaderData<typeof loader>();
  return (
    <>
      <LikeForm />
      <VisitorsScreen {...visitors} renderAction={(person) => <LikeButton {...person} />} />
    </>
  );
}
