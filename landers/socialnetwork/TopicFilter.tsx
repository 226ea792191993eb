import { css, styled } from 'styled-components';
import { color, Copy, fontSize, fontWeight, media, pull, radius, space } from '~/landing/kit/kit';
import { topicsOf, type Post } from './posts';
import { topics, type Topic } from './topics';

/** Works without a script: shown are the posts of the checked radio button, and the post that a link leads to. */
export const filterCss = css`
  ${topics.map(
    (topic) => css`
      &:has([value='${topic}']:checked) [data-topics]:not([data-topics~='${topic}'], :target) {
        display: none;
      }
    `,
  )}
`;

const Root = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: ${space(3)};
    font-weight: ${fontWeight('strong')};
  }
  ${media.up('lg')} {
    grid-area: topics;
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  margin: 0 ${pull(4)};
  padding: 2px ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.up('lg')} {
    flex-wrap: wrap;
    margin: 0;
    padding: 2px;
    overflow: visible;
  }
`;

const Choice = styled.label`
  position: relative;
  flex: none;
  cursor: pointer;
  input {
    position: absolute;
    opacity: 0;
    inset: 0;
  }
  span {
    display: block;
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${color('line-strong')};
    border-radius: ${radius('full')};
    font-size: ${fontSize('sm')};
    line-height: 1.4;
  }
  :checked + span {
    border-color: transparent;
    background: ${color('primary')};
    color: ${color('on-primary')};
    font-weight: ${fontWeight('strong')};
  }
  :focus-visible + span {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

/** The topics of the feed, one of which can be chosen. */
export function TopicFilter({ posts }: { posts: Post[] }) {
  const talked = new Set<Topic>(posts.flatMap(topicsOf));
  return (
    <Root>
      <legend>
        <Copy slot="topics" />
      </legend>
      <Row>
        {['all', ...topics.filter((topic) => talked.has(topic))].map((topic) => (
          <Choice key={topic}>
            <input type="radio" name="topic" value={topic} defaultChecked={topic === 'all'} />
            <span>
              <Copy slot={`topic-${topic}`} />
            </span>
          </Choice>
        ))}
      </Row>
    </Root>
  );
}
