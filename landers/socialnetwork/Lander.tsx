import { styled } from 'styled-components';
import { media, space, useLander } from '~/landing/kit/kit';
import { About } from './About';
import { Ending } from './Ending';
import { Feed } from './Feed';
import { Intro } from './Intro';
import { Stories } from './Stories';
import { filterCss, TopicFilter } from './TopicFilter';
import { makePosts } from './posts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  max-width: 600px;
  margin: 0 auto;
  padding: ${space(2)} ${space(4)} ${space(16)};
  ${media.up('lg')} {
    grid-template:
      'intro stories topics' auto 'intro feed topics' auto 'intro feed about' 1fr / minmax(220px, 300px)
      minmax(0, 560px) minmax(200px, 260px);
    gap: ${space(6)} ${space(10)};
    justify-content: center;
    max-width: 1328px;
    padding-top: ${space(6)};
  }
  ${filterCss}
`;

/**
 * A feed of what fictional profiles say about themselves, with drawings of moments. It shows no counts of likes or
 * views.
 */
export default function SocialNetwork() {
  const { people, slug } = useLander();
  const posts = makePosts(people, slug);
  return (
    <Page>
      <Intro />
      {posts.length > 0 ? <Stories posts={posts} /> : null}
      {posts.length > 0 ? <TopicFilter posts={posts} /> : null}
      <Feed posts={posts}>
        <Ending />
      </Feed>
      <About />
    </Page>
  );
}
