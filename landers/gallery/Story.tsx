import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  media,
  nameAndAge,
  OpenWays,
  Portrait,
  pull,
  SignupLink,
  space,
  useLander,
  type LanderPerson,
} from '~/landing/kit/kit';
import { InTheirWords } from './InTheirWords';
import { Sheet } from './Sheet';

const Spread = styled.div`
  display: grid;
  grid-template: 'picture head' auto 'words words' auto / 9.5rem minmax(0, 1fr);
  gap: ${space(5)};
  ${media.up('md')} {
    grid-template: 'picture head' auto 'picture words' 1fr / minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(4)} ${space(10)};
  }
`;

const Picture = styled.div`
  grid-area: picture;
`;

const Head = styled.header`
  grid-area: head;
  align-self: end;
  overflow-wrap: anywhere;
  ${media.up('md')} {
    padding: ${space(4)} ${space(12)} 0 0;
  }
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  align-content: start;
  gap: ${space(4)};
`;

const Name = styled.h2`
  font-size: ${fontSize('2xl')};
  ${media.up('md')} {
    font-size: ${fontSize('3xl')};
  }
`;

const Muted = styled.p`
  color: ${color('text-muted')};
`;

const Honest = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

// Always in view, however long the story is.
const Action = styled.div`
  position: sticky;
  bottom: ${pull(8)};
  margin: 0 ${pull(5)} ${pull(8)};
  padding: ${space(3)} ${space(5)} ${space(5)};
  background: ${color('surface-raised')};
  ${media.up('md')} {
    position: static;
    margin: 0;
    padding: ${space(2)} 0 0;
  }
`;

/** The short story behind a picture. It is a popover of the browser, so it needs no script. */
export function Story({ person }: { person: LanderPerson }) {
  const { fictional, signupOpen } = useLander();
  const id = `story-${person.id}`;
  return (
    <Sheet id={id} labelledBy={`${id}-name`}>
      <Spread>
        <Picture>
          <Portrait person={person} sizes="(max-width: 767px) 152px, 420px" />
        </Picture>
        <Head>
          <Name id={`${id}-name`}>{nameAndAge(person)}</Name>
          {person.place ? <Muted>{person.place}</Muted> : null}
        </Head>
        <Words>
          <InTheirWords person={person} />
          {person.fictional ? <Honest>{fictional.warning}</Honest> : null}
          {signupOpen ? (
            <Action>
              <SignupLink likes={[person.id]} wide>
                <span>
                  <Copy slot="like" /> {person.name}
                </span>
              </SignupLink>
            </Action>
          ) : (
            <>
              <p>
                <Copy slot="closed" />
              </p>
              <OpenWays />
            </>
          )}
        </Words>
      </Spread>
    </Sheet>
  );
}
