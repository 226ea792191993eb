import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { likesOverview } from '~/features/likes/list/like-lists.service.server';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import { LikesOverview } from '~/features/likes/list/LikesOverview';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['members', 'likes'] };

export const loader = pageLoader(async ({ context, request }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'likes.title' }),
  brand: context.tenant.name,
  ...(await likesOverview(memberContext(context, request))),
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Likes() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <>
      <LikeForm />
      <LikesOverview sections={sections} />
    </>
  );
}
