import { css, styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  type LanderPerson,
  OpenWays,
  pull,
  radius,
  shadow,
  space,
  useLander,
  WayOn,
  MessageField,
  MessageForm,
} from '~/landing/kit/kit';
import { Bubbles } from './Bubbles';
import { ChatHead } from './ChatHead';
import { Openers } from './Openers';
import { Wallpaper } from './Wallpaper';

const Window = styled.div`
  /* Not hidden: the bar inside keeps to the edge of the screen. */
  overflow: clip;
  border-radius: min(${radius('lg')}, 24px);
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('lg')};
`;

/** The colours of the wallpaper for the time of day: day, morning or midnight. */
const light = (slug: string | null) =>
  slug === 'midnight'
    ? css`
        --ground-ink: ${color('on-depth')};
        --pattern: color-mix(in oklab, ${color('on-depth')} 17%, ${color('depth')});
        background: ${color('depth')};
      `
    : css`
        --ground-ink: ${color('text')};
        --pattern: color-mix(in oklab, ${color('text')} 9%, ${color('surface-sunken')});
        background: ${
          slug === 'morning'
            ? `linear-gradient(${color('surface')}, ${color('primary-soft')})`
            : color('surface-sunken')
        };
      `;

const Wall = styled.div<{ $slug: string | null }>`
  position: relative;
  padding: ${space(5)} ${space(4)} ${space(6)};
  isolation: isolate;
  ${({ $slug }) => light($slug)}
`;

const Notice = styled.p`
  width: fit-content;
  max-width: 92%;
  margin: 0 auto ${space(5)};
  padding: ${space(2)} ${space(4)};
  border-radius: max(${radius('md')}, 12px);
  background: ${color('surface')};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.45;
  text-align: center;
  text-wrap: balance;
`;

/** As wide as the window of the chat. */
const Way = styled(WayOn)`
  margin: ${space(5)} ${pull(4)} 0;
`;

const Closed = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  border-top: 1px solid ${color('line')};
`;

const Foot = styled.div`
  padding: ${space(4)};
  border-top: 1px solid ${color('line')};
  background: ${color('surface-raised')};
`;

const Form = styled(MessageForm)`
  display: grid;
  gap: ${space(3)};
`;

/** A conversation that has just begun: the profile has introduced itself, and now the visitor can write. */
export function Chat({ person }: { person: LanderPerson }) {
  const { slug, signupOpen, fictional } = useLander();
  const quiet = person.about === '' && person.interests.length === 0;
  return (
    <Window>
      <ChatHead person={person} />
      <Wall $slug={slug}>
        <Wallpaper />
        <Notice>
          <Copy slot={quiet ? 'quiet' : 'notice'} /> {person.fictional ? fictional.warning : null}
        </Notice>
        <Bubbles person={person} />
        <Way />
        {signupOpen ? <Openers /> : null}
      </Wall>
      {signupOpen ? (
        <Composer />
      ) : (
        <Closed>
          <Copy slot="closed" />
          <OpenWays />
        </Closed>
      )}
    </Window>
  );
}

/** The field for words of the visitor's own. */
function Composer() {
  return (
    <Foot>
      <Form>
        <MessageField rows={2} />
      </Form>
    </Foot>
  );
}
