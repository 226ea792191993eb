import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { isLikeList } from '~/features/likes/like-list';
import { listLikes } from '~/features/likes/list/like-lists.service.server';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import { LikesScreen } from '~/features/likes/list/LikesScreen';
import { noSuchList } from '~/features/likes/likes.errors';
import { unindexedPageMeta } from '~/page/page-meta';
import { pathName } from '~/server/response/path-parameters';
import { memberContext, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['members', 'likes'] };

export const loader = pageLoader({ type: pathName }, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const { type } = params;
  if (!isLikeList(type)) throw noSuchList();
  return {
    title: context.texts(context.locale).formatMessage({ id: `likes.${type}` }),
    brand: context.tenant.name,
    likes: await listLikes(member, type, new URL(request.url).searchParams.get('after')),
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function LikesType() {
  const { likes } = useLoaderData<typeof loader>();
  return (
    <>
      <LikeForm />
      <LikesScreen {...likes} />
    </>
  );
}
