import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { findSearchPage } from '~/features/discovery/search-page.service.server';
import { SearchScreen } from '~/features/discovery/SearchScreen';
import { LikeButton } from '~/features/likes/LikeButton';
import { LikeForm } from '~/features/likes/LikeForm';
import { useShell } from '~/live/use-shell';
import { pageLoader } from '~/server/respond.server';

export const handle = { messages: ['members', 'likes'] };

export const loader = pageLoader(async ({ context, request }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'members.title' }),
  brand: context.tenant.name,
  ...(await findSearchPage(context, new URL(request.url).searchParams)),
}));

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.title} · ${data.brand}` }, { name: 'robots', content: 'noindex' }] : [];

/** /members: search. A page of it is also what "Show more" appends. */
export default function Members() {
  const { results, options } = useLoaderData<typeof loader>();
  const { user } = useShell();
  return (
    <>
      <LikeForm />
      <SearchScreen
        results={results}
        options={options}
        renderAction={user ? ({ id, name, liked }) => <LikeButton id={id} name={name} liked={liked} /> : undefined}
      />
    </>
  );
}
