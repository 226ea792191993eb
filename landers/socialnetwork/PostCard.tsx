import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  fontWeight,
  Portrait,
  radius,
  shadow,
  SignupLink,
  space,
  useCopy,
} from '~/landing/kit/kit';
import { Moment } from './art/Moment';
import { PostHead } from './PostHead';
import { topicsOf, type Post } from './posts';

const Card = styled.article`
  overflow: hidden;
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('sm')} ${color('shadow')};
  scroll-margin-top: ${space(6)};
  &:target {
    box-shadow: 0 0 0 3px ${color('focus')};
  }
`;

const Scene = styled.figure`
  svg {
    width: 100%;
    height: auto;
  }
  figcaption {
    display: flex;
    gap: ${space(3)};
    align-items: baseline;
    justify-content: space-between;
    padding: ${space(3)} ${space(5)} 0;
    font-size: ${fontSize('sm')};
  }
  b {
    font-weight: ${fontWeight('strong')};
  }
  small {
    color: ${color('text-muted')};
    font-size: 0.75rem;
  }
`;

const Picture = styled.div`
  padding: 0 ${space(5)};
`;

const Words = styled.p<{ $large: boolean }>`
  padding: ${({ $large }) => ($large ? `${space(2)} ${space(5)}` : `${space(3)} ${space(5)} 0`)};
  font-size: ${({ $large }) => fontSize($large ? 'xl' : 'md')};
  line-height: ${({ $large }) => ($large ? 1.35 : 1.6)};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(5)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(5)};
`;

const Likes = styled.p`
  flex: 1 1 12em;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
`;

/** One post: a head with its label, what was drawn or pictured, their own words, and one thing to do. */
export function PostCard({ post }: { post: Post }) {
  const { person, kind, topic, interest } = post;
  const drawn = useCopy('drawn');
  return (
    <Card id={`post-${person.id}`} data-topics={topicsOf(post).join(' ')}>
      <PostHead person={person} labelled={kind !== 'portrait'} />
      {topic ? (
        <Scene>
          <Moment topic={topic} label={`${drawn}: ${interest ?? ''}`} />
          <figcaption>
            <b>{interest}</b>
            <small>{drawn}</small>
          </figcaption>
        </Scene>
      ) : null}
      {kind === 'portrait' ? (
        <Picture>
          <Portrait person={person} sizes="(min-width: 600px) 520px, 90vw" />
        </Picture>
      ) : null}
      {person.about ? <Words $large={kind === 'words'}>{person.about}</Words> : null}
      <Foot>
        <Likes>
          {person.interests
            .filter((name) => name !== interest)
            .slice(0, 3)
            .join(' · ')}
        </Likes>
        <SignupLink likes={[person.id]} size="md" variant="ghost">
          <Copy slot="follow" /> {person.name}
        </SignupLink>
      </Foot>
    </Card>
  );
}
