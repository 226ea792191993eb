import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { LikeButton } from '~/features/likes/dialogs/LikeButton';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import { likeMember } from '~/features/likes/likes.service.server';
import { LikeThis } from '~/features/likes/dialogs/LikeThis';
import { matchPicture } from '~/features/likes/dialogs/match-picture';
import { ProfileLike, LoginToLike } from '~/features/likes/dialogs/ProfileLike';
import { PhotoGallery } from '~/features/photos/view/PhotoGallery';
import { ReportPhoto } from '~/features/photos/view/ReportPhoto';
import { getProfilePage } from '~/features/profiles/view/profile-page.service.server';
import { findOtherPeople } from '~/features/profiles/view/other-people.service.server';
import { GlimpseActions, MemberActions, VisitorActions } from '~/features/profiles/view/ProfileActions';
import { ListNeighbours } from '~/features/profiles/view/ListNeighbours';
import { ProfileScreen } from '~/features/profiles/view/ProfileScreen';
import { socialMeta } from '~/features/profiles/view/social-meta';
import { ProfileMenu } from '~/features/safety/ProfileMenu';
import { UnblockForm } from '~/features/safety/block/UnblockForm';
import { lazyWithHtml } from '~/page/lazy';
import { errorPageMeta, unindexedPageMeta } from '~/page/page-meta';
import { useLikesRefresh } from '~/realtime/use-likes-refresh';
import { useShell } from '~/page/use-shell';
import { cameUnasked, isPageVisit } from '~/server/context/asked-here.server';
import { ofMember } from '~/server/response/path-parameters';
import { memberContext, pageAction, pageLoader, readForm, safeNext } from '~/server/response/respond.server';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { useLazyRevalidation } from '~/realtime/on-first-touch';

/** With scripts a match shows in the layout's dialog. */
const MatchDialog = lazyWithHtml('match', () =>
  import('~/features/likes/dialogs/MatchDialog').then((module) => module.MatchDialog),
);

export const handle = { messages: ['members', 'interests', 'traits', 'likes', 'chat', 'photos', 'safety'] };

export const loader = pageLoader(
  ofMember,
  async ({ context, request, params }) => {
    const { id } = params;
    const page = await getProfilePage(context, id, {
      visited: isPageVisit(request),
      unasked: cameUnasked(request),
      asPremium: new URL(request.url).searchParams.get('as') === 'premium',
    });
    // Where visitors may see nothing of this profile, they are redirected to the signup, which tells nothing either.
    if (!page) throw redirect(`/members/${encodeURIComponent(id)}/signup`);
    return page;
  },
  { others: findOtherPeople },
);

/** Likes the member without JavaScript; a new match is shown on the profile. */
export const action = pageAction(ofMember, async ({ context, request, params }) => {
  const { id } = params;
  const member = memberContext(context, request);
  const form = await readForm(request);
  const { newMatch } = await likeMember(member, id);
  const back = safeNext(String(form.get('next') ?? ''), `/members/${id}`);
  return redirect(newMatch ? `/members/${id}?match=1` : back, 303);
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? [...unindexedPageMeta({ data }), ...socialMeta(data.social)] : errorPageMeta({ matches });

export { RefusedProfile as ErrorBoundary } from '~/layouts/errors/RefusedProfile';

export default function MembersId() {
  const { view, glimpse, unasked } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const [query] = useSearchParams();
  const { brand } = useShell();
  const { person, picture, viewer } = view;
  const { id, name, liked, fictional } = person;
  const closed = brand.fictional.chat === 'closed' && fictional;
  const likes = viewer.kind === 'member' && !viewer.blocking;
  useLikesRefresh(viewer.sawLike);
  useLazyRevalidation(unasked && viewer.kind === 'member');
  return (
    <>
      <LikeForm />
      <ProfileScreen
        key={id}
        view={view}
        problem={<ErrorAlert error={problem?.error} />}
        gallery={
          view.photos.length > 1 ? (
            <PhotoGallery
              photos={view.photos}
              {...person}
              viewer={viewer.kind}
              renderAction={
                likes
                  ? (file, reachable) => <LikeThis {...person} on={`photo:${file}`} reachable={reachable} />
                  : undefined
              }
            />
          ) : undefined
        }
        pictureAction={
          picture && viewer.kind !== 'own' ? (
            <>
              {likes ? <LikeThis id={id} name={name} on={`photo:${picture.filename}`} /> : null}
              <ReportPhoto id={id} filename={picture.filename} reachable />
            </>
          ) : null
        }
        neighbours={<ListNeighbours id={id} />}
        menu={viewer.kind === 'own' ? null : <ProfileMenu id={id} name={name} blocking={viewer.blocking} />}
        actions={
          viewer.blocking ? (
            <UnblockForm id={id} name={name} size="md" />
          ) : glimpse ? (
            <GlimpseActions id={id} />
          ) : viewer.kind === 'visitor' ? (
            <VisitorActions id={id} name={name} likeWords={<LoginToLike name={name} />} closed={closed} />
          ) : (
            <MemberActions id={id} like={<ProfileLike id={id} liked={liked} />} closed={closed} />
          )
        }
        renderLike={likes ? (on) => <LikeThis id={id} name={name} on={on} /> : undefined}
        renderAction={viewer.kind === 'visitor' ? undefined : (other) => <LikeButton {...other} />}
      />
      {viewer.matched && query.has('match') ? (
        <MatchDialog other={{ id, name, fictional, picture: matchPicture(picture) }} />
      ) : null}
    </>
  );
}
