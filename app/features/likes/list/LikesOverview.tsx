import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { breakpoints, color, fontSize, media, space } from '~/theme/tokens';
import { ChevronRight } from '~/ui/Icon/icons';
import { Page, PeopleGrid } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { likeListPath, type LikeList } from '../like-list';
import type { LikesOverview as Overview } from './like-page';
import { LikedTile } from './LikedTile';
import { LikesTabs } from './LikesTabs';
import { ListLead, listName } from './LikeListWords';
import { NoLikes, NoneYet } from './NoLikes';

const Section = styled.section`
  margin-top: ${space(8)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(4)};
  p {
    flex-basis: 100%;
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 44px;
  }
`;

/** One row of people; the others are behind "See all". On phones it is two rows of two. */
const Row = styled(PeopleGrid)`
  ${media.down('xl')} {
    > :nth-child(5) {
      display: none;
    }
  }
  @media (min-width: ${breakpoints.sm}px) and (max-width: ${breakpoints.lg - 0.02}px) {
    > :nth-child(4) {
      display: none;
    }
  }
`;

export function LikesOverview({ sections }: Overview) {
  const nothing = sections.every(({ people }) => people.length === 0);
  return (
    <Page>
      <PageHeader title={<FormattedMessage id="likes.title" defaultMessage="Likes" />} />
      <LikesTabs current={null} />
      {nothing ? <NoLikes list="received" /> : sections.map((section) => <Part key={section.list} {...section} />)}
    </Page>
  );
}

function Part({ list, people, count }: Overview['sections'][number]) {
  const intl = useIntl();
  const heading = `likes-${list}`;
  return (
    <Section aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{listName(list, intl)}</h2>
        {people.length > 0 ? <SeeAll list={list} /> : null}
        <p>{count > 0 ? <ListLead list={list} count={count} /> : <NoneYet list={list} />}</p>
      </Head>
      {people.length > 0 ? (
        <Row>
          {people.map((person, index) => (
            <LikedTile key={person.id} person={person} level={3} eager={list === 'received' && index < 5} />
          ))}
        </Row>
      ) : null}
    </Section>
  );
}

function SeeAll({ list }: { list: LikeList }) {
  const intl = useIntl();
  const name = listName(list, intl);
  return (
    <Link
      to={likeListPath(list)}
      aria-label={intl.formatMessage({ id: 'likes.see-all-of', defaultMessage: 'See all: {list}' }, { list: name })}
    >
      <FormattedMessage id="likes.see-all" defaultMessage="See all" />
      <ChevronRight size={16} aria-hidden />
    </Link>
  );
}
