import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  fontWeight,
  media,
  personUrl,
  Portrait,
  radius,
  shadow,
  SignupLink,
  space,
  useCopy,
  useLander,
} from '~/landing/kit/kit';
import { Moment } from './art/Moment';
import { PostHead } from './PostHead';
import { topicsOf, type Post } from './posts';

const Card = styled.article`
  overflow: hidden;
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  border: 1px solid ${color('line')};
  box-shadow: ${shadow('sm')};
  scroll-margin-top: ${space(6)};
  /* Posts far below are neither laid out nor animated until they are scrolled near. */
  &:nth-of-type(n + 3) {
    content-visibility: auto;
    contain-intrinsic-size: auto 480px;
  }
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

/** Beside the text on wide screens, so that one post never fills the screen. */
const Pictured = styled.div`
  padding: 0 ${space(5)};
  > p {
    padding: ${space(3)} 0 0;
  }
  ${media.up('sm')} {
    display: grid;
    grid-template-columns: 11fr 12fr;
    gap: ${space(5)};
    align-items: center;
    > p {
      padding: 0;
      font-size: ${fontSize('lg')};
      line-height: 1.45;
    }
  }
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

/** One post: its head with the label, a drawing or picture, the profile's own words, and one action. */
export function PostCard({ post }: { post: Post }) {
  const { person, kind, topic, interest } = post;
  const { signupOpen } = useLander();
  const drawn = useCopy('drawn');
  const text = person.about ? (
    <Words $large={kind === 'words'} lang={person.language}>
      {person.about}
    </Words>
  ) : null;
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
        <Pictured>
          <a href={personUrl(person)}>
            <Portrait person={person} sizes="(min-width: 576px) 260px, 90vw" alt={person.name} />
          </a>
          {text}
        </Pictured>
      ) : (
        text
      )}
      <Foot>
        <Likes>
          {person.interests
            .filter((name) => name !== interest)
            .slice(0, 3)
            .join(' · ')}
        </Likes>
        {signupOpen ? (
          <SignupLink likes={[person.id]} size="md" variant="ghost">
            <Copy slot="follow" /> {person.name}
          </SignupLink>
        ) : null}
      </Foot>
    </Card>
  );
}
