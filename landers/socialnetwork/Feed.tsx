import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space, useCopy } from '~/landing/kit/kit';
import { DrawnMoments } from './DrawnMoments';
import { PostCard } from './PostCard';
import type { Post } from './posts';

const Root = styled.section`
  display: grid;
  gap: ${space(6)};
  align-content: start;
  ${media.up('lg')} {
    grid-area: feed;
  }
`;

/** The column of posts; without people, only the drawn moments. */
export function Feed({ posts, children }: { posts: Post[]; children: ReactNode }) {
  return (
    <Root aria-label={useCopy('feed')}>
      {posts.length > 0 ? posts.map((post) => <PostCard key={post.person.id} post={post} />) : <DrawnMoments />}
      {children}
    </Root>
  );
}
