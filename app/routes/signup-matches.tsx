import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { findSignupMatches } from '~/features/discovery/suggestions/signup-matches.service.server';
import { SignupMatchesScreen } from '~/features/discovery/suggestions/SignupMatchesScreen';
import { CardLike } from '~/features/likes/dialogs/CardLike';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['finder', 'swipe', 'members', 'likes', 'chat'] };

export const loader = pageLoader(async ({ context, request }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'finder.signup-title' }),
  brand: context.tenant.name,
  matches: await findSignupMatches(memberContext(context, request)),
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

/** /signup-matches: people whom a new member can like, directly after signup. */
export default function SignupMatches() {
  const { matches } = useLoaderData<typeof loader>();
  return (
    <>
      <LikeForm />
      <SignupMatchesScreen
        {...matches}
        renderLike={({ id, name, liked }) => <CardLike id={id} name={name} liked={liked} />}
      />
    </>
  );
}
