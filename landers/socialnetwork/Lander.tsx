import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { media, space, useLander, color, Copy, fontSize, radius, SignupAction, useCopy } from '~/landing/kit/kit';
import { Intro } from './Intro';
import { Stories } from './Stories';
import { filterCss, TopicFilter } from './TopicFilter';
import { makePosts, type Post } from './posts';
import { DrawnMoments } from './DrawnMoments';
import { PostCard } from './PostCard';

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

const AboutBox = styled.aside`
  padding: ${space(5)};
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  font-size: ${fontSize('sm')};
  line-height: 1.55;
  h2 {
    margin-bottom: ${space(3)};
    font-size: ${fontSize('md')};
  }
  p + p {
    margin-top: ${space(3)};
  }
  ${media.up('lg')} {
    position: sticky;
    top: ${space(6)};
    grid-area: about;
    align-self: start;
  }
`;

const EndingBox = styled.div`
  padding: ${space(10)} ${space(6)};
  border-radius: ${radius('lg')};
  background: ${color('depth')};
  color: ${color('on-depth')};
  text-align: center;
  h2 {
    font-size: ${fontSize('2xl')};
  }
  p {
    margin: ${space(3)} 0 ${space(6)};
    color: ${color('on-depth-muted')};
  }
`;

const Posts = styled.section`
  display: grid;
  gap: ${space(6)};
  align-content: start;
  ${media.up('lg')} {
    grid-area: feed;
  }
`;

/** A feed of what fictional profiles say about themselves, with drawings; it shows no counts of likes or views. */
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

/** What this feed is and is not, and the brand's own sentence about its label. */
function About() {
  const { people, fictional } = useLander();
  return (
    <AboutBox>
      <h2>
        <Copy slot="about-title" />
      </h2>
      <p>
        <Copy slot="about-text" />
      </p>
      {people.some((person) => person.fictional) ? <p>{fictional.warning}</p> : null}
    </AboutBox>
  );
}

/** The end of the fictional part. */
function Ending() {
  return (
    <EndingBox>
      <h2>
        <Copy slot="ending" />
      </h2>
      <p>
        <Copy slot="ending-text" />
      </p>
      <SignupAction />
    </EndingBox>
  );
}

/** The column of posts; without people, only the drawn moments. */
function Feed({ posts, children }: { posts: Post[]; children: ReactNode }) {
  return (
    <Posts aria-label={useCopy('feed')}>
      {posts.length > 0 ? posts.map((post) => <PostCard key={post.person.id} post={post} />) : <DrawnMoments />}
      {children}
    </Posts>
  );
}
