import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { readLikeList } from '~/features/likes/like-list';
import { listLikes } from '~/features/likes/like-lists.service.server';
import { LikeForm } from '~/features/likes/LikeForm';
import { LikesScreen } from '~/features/likes/LikesScreen';
import { memberContext, pageLoader } from '~/server/respond.server';

export const handle = { messages: ['members', 'likes'] };

/** From 1; what is no page number is the first page. */
const readPageNumber = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);

export const loader = pageLoader(async ({ context, request }) => {
  const member = memberContext(context, request);
  const query = new URL(request.url).searchParams;
  return {
    title: context.texts(context.locale).formatMessage({ id: 'likes.title' }),
    brand: context.tenant.name,
    likes: await listLikes(member, readLikeList(query.get('type')), readPageNumber(query.get('page'))),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.title} · ${data.brand}` }, { name: 'robots', content: 'noindex' }] : [];

/** /likes: received, sent and matches, by `?type=`. */
export default function Likes() {
  const { likes } = useLoaderData<typeof loader>();
  return (
    <>
      <LikeForm />
      <LikesScreen {...likes} />
    </>
  );
}
