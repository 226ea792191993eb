import { Heart } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PersonTile } from '~/features/profiles/PersonTile';
import { useNavCounts } from '~/live/use-nav-counts';
import { space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';
import { Page, PeopleGrid } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { Pagination } from '~/ui/Pagination/Pagination';
import { Tabs } from '~/ui/Tabs/Tabs';
import { LikeButton } from './LikeButton';
import { likeLists, type LikeList } from './like-list';
import type { LikePage, LikedPerson } from './like-page';
import { ListLead, listName } from './LikeListWords';
import { NoLikes } from './NoLikes';

const Below = styled.div`
  margin-top: ${space(6)};
`;

const address = (list: LikeList, page = 1) => `/likes?type=${list}${page > 1 ? `&page=${page}` : ''}`;

/** Who likes the member, whom they like, and where both do. */
export function LikesScreen({ list, page, pages, people, counts }: LikePage) {
  const intl = useIntl();
  const { newLikes } = useNavCounts();
  return (
    <Page>
      <PageHeader title={<FormattedMessage id="likes.title" defaultMessage="Likes" />}>
        <ListLead list={list} count={counts[list]} />
      </PageHeader>
      <Tabs
        label={intl.formatMessage({ id: 'likes.lists', defaultMessage: 'Lists of likes' })}
        tabs={likeLists.map((name) => ({
          to: address(name),
          label: listName(name, intl),
          current: name === list,
          ...(name === 'received' && {
            count: newLikes,
            countLabel: intl.formatMessage(
              { id: 'likes.new-count', defaultMessage: '{count, plural, one {# new} other {# new}}' },
              { count: newLikes },
            ),
          }),
        }))}
      />
      <Below>
        {people.length === 0 ? (
          <NoLikes list={list} />
        ) : (
          <PeopleGrid>
            {people.map((person, index) => (
              <PersonTile
                key={person.id}
                person={person}
                eager={index < 5}
                label={labelOf(person)}
                action={<LikeButton id={person.id} name={person.name} liked={person.liked} />}
              />
            ))}
          </PeopleGrid>
        )}
      </Below>
      <Pagination page={page} pages={pages} href={(number) => address(list, number)} />
    </Page>
  );
}

function labelOf({ isNew, matched }: LikedPerson): ReactNode {
  if (isNew) {
    return (
      <Chip tone="secondary">
        <FormattedMessage id="likes.new" defaultMessage="New" />
      </Chip>
    );
  }
  if (!matched) return null;
  return (
    <Chip tone="photo" icon={<Heart fill="currentColor" aria-hidden />}>
      <FormattedMessage id="likes.match" defaultMessage="Match" />
    </Chip>
  );
}
