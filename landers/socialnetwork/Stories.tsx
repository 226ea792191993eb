import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, pull, space, useCopy, useLander } from '~/landing/kit/kit';
import { Face } from './Face';
import type { Post } from './posts';

const Row = styled.ul`
  display: flex;
  gap: ${space(3)};
  margin: 0 ${pull(4)};
  padding: ${space(1)} ${space(4)} ${space(2)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  li {
    flex: none;
    width: 92px;
    scroll-snap-align: center;
  }
  ${media.up('lg')} {
    margin: 0;
    padding: ${space(1)} 0 ${space(2)};
  }
`;

const Nav = styled.nav`
  min-width: 0;
  ${media.up('lg')} {
    grid-area: stories;
  }
`;

const Story = styled.a`
  display: block;
  color: ${color('text')};
  text-align: center;
  text-decoration: none;
  b {
    display: block;
    margin-top: ${space(2)};
    overflow: hidden;
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${color('text-muted')};
    font-size: 0.6875rem;
    line-height: 1.25;
  }
`;

const Ring = styled.span`
  display: block;
  width: 80px;
  height: 80px;
  margin: 0 auto;
  padding: 5px;
  border: 2px solid ${color('primary')};
  border-radius: 50%;
  li:nth-child(3n + 2) & {
    border-color: ${color('secondary')};
  }
`;

/** A row of portraits, each of which links to its post further down. Each has its label. */
export function Stories({ posts }: { posts: Post[] }) {
  const { fictional } = useLander();
  return (
    <Nav aria-label={useCopy('stories')}>
      <Row>
        {posts.map(({ person }) => (
          <li key={person.id}>
            <Story href={`#post-${person.id}`}>
              <Ring>
                <Face person={person} />
              </Ring>
              <b>{person.name}</b>
              {person.fictional ? <small>{fictional.singular}</small> : null}
            </Story>
          </li>
        ))}
      </Row>
    </Nav>
  );
}
