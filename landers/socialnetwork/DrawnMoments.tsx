import { styled } from 'styled-components';
import { Copy, radius, space, useCopy, useLander } from '~/landing/kit/kit';
import { Moment } from './art/Moment';
import { moodOf, topics, type Topic } from './topics';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)};
  li:first-child {
    grid-column: 1 / -1;
  }
  svg {
    width: 100%;
    height: auto;
    margin-bottom: ${space(2)};
    border-radius: ${radius('md')};
  }
`;

const SHOWN = 5;

/** For a brand without fictional profiles: drawings without people. */
export function DrawnMoments() {
  const { slug } = useLander();
  const shown = [...new Set([...moodOf(slug), ...topics])].slice(0, SHOWN);
  return (
    <Grid>
      {shown.map((topic) => (
        <Drawn key={topic} topic={topic} />
      ))}
    </Grid>
  );
}

function Drawn({ topic }: { topic: Topic }) {
  return (
    <li>
      <Moment topic={topic} label={`${useCopy('drawn')}: ${useCopy(`topic-${topic}`)}`} />
      <Copy slot={`topic-${topic}`} />
    </li>
  );
}
