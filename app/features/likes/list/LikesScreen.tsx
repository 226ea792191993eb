import { useLocation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { onceById } from '~/page/once-by-id';
import { useAppended } from '~/page/use-appended';
import { space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Cluster, Page, PeopleGrid } from '~/ui/Layout/Layout';
import { LoadMore } from '~/ui/LoadMore/LoadMore';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { likeListPath } from '../like-list';
import type { LikePage } from './like-page';
import { LikedTile } from './LikedTile';
import { LikesTabs } from './LikesTabs';
import { ListLead } from './LikeListWords';
import { NoLikes } from './NoLikes';

/** The number of pictures that load eagerly: the first row on wide screens, the first two rows on phones. */
const EAGER = 5;

const Below = styled.div`
  margin-top: ${space(6)};
`;

export function LikesScreen(page: LikePage) {
  const { key, search } = useLocation();
  const entry = `${page.list}${key}${search}`;
  return (
    <Page>
      <PageHeader title={<FormattedMessage id="likes.title" defaultMessage="Likes" />}>
        <ListLead list={page.list} count={page.count} />
      </PageHeader>
      <LikesTabs current={page.list} />
      <Below>
        <People key={entry} page={page} entry={entry} />
      </Below>
    </Page>
  );
}

function People({ page, entry }: { page: LikePage; entry: string }) {
  const { list, deep } = page;
  const { appended, more } = useAppended(entry, (data) => (data as { likes?: LikePage }).likes);
  const pages = [page, ...appended];
  const people = onceById(pages.flatMap((page) => page.people));
  const { next } = pages.at(-1)!;
  if (people.length === 0 && !deep) return <NoLikes list={list} />;
  return (
    <>
      <PeopleGrid>
        {people.map((person, index) => (
          <LikedTile key={person.id} person={person} eager={index < EAGER} />
        ))}
      </PeopleGrid>
      <LoadMore {...more(next === null ? undefined : likeListPath(list, next))}>
        {people.length > 24 ? (
          <FormattedMessage
            id="likes.shown"
            defaultMessage="{shown, plural, one {# person shown} other {# people shown}}"
            values={{ shown: people.length }}
          />
        ) : null}
      </LoadMore>
      {deep ? (
        <Cluster $justify="center">
          <ButtonLink to={likeListPath(list)} variant="quiet" size="sm">
            <FormattedMessage id="likes.to-newest" defaultMessage="Back to the newest" />
          </ButtonLink>
        </Cluster>
      ) : null}
    </>
  );
}
