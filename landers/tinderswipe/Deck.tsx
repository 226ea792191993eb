import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  media,
  type LanderPerson,
  motion,
  radius,
  space,
  useCopy,
  useLander,
} from '~/landing/kit/kit';
import { Card } from './Card';
import { deckCss } from './deck-css';
import { Glyph } from './Glyph';
import { Last } from './Last';

const Form = styled.form`
  position: relative;
  /* As tall as the window leaves room for: the picture, the sentence and both answers are seen at once. */
  width: clamp(14rem, min(100%, (100svh - 27rem) * 0.75), 25rem);
  ${media.up('lg')} {
    width: clamp(14rem, (100svh - 23rem) * 0.75, 30rem);
  }
  ${deckCss}
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-top: ${space(3)};
  padding-inline: ${space(4)} ${space(2)};
  border-radius: ${radius('full')};
  /* The words never lie on the drawing itself. */
  background: ${color('depth')};
`;

const Dots = styled.span`
  display: flex;
  gap: 6px;
`;

const Dot = styled.span`
  width: 22px;
  height: 6px;
  border: 1px solid ${color('on-depth')};
  border-radius: ${radius('full')};
  transition: background ${motion('slow')};
`;

// Shown where the script lets the cards be dragged, until the first is decided.
const Hint = styled.span`
  visibility: hidden;
  color: ${color('on-depth-muted')};
  font-size: ${fontSize('xs')};
  text-align: end;
  &[data-live] {
    visibility: visible;
  }
`;

const End = styled.div`
  display: grid;
  justify-items: end;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
`;

const Back = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: 0 ${space(3)};
  border-radius: ${radius('full')};
  color: ${color('on-depth')};
  font-size: ${fontSize('sm')};
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-color: ${color('on-depth')};
  }
  svg {
    width: 20px;
    height: 20px;
  }
`;

/** The deck is a form: what is ticked on the way is what signup gets. */
export function Deck({ people }: { people: readonly LanderPerson[] }) {
  const { name } = useLander();
  return (
    <Form
      action="/signup"
      aria-label={useCopy('deck')}
      data-deck
      data-undo={useCopy('undo')}
      data-said-liked={useCopy('said-liked')}
      data-said-passed={useCopy('said-passed')}
      data-said-next={useCopy('said-next')}
      data-said-undone={useCopy('said-undone')}
    >
      <input type="hidden" name="lander" value={name} />
      <Stack>
        {people.map((person, at) => (
          <Card key={person.id} person={person} at={at} />
        ))}
        <Last people={people} />
      </Stack>
      <Foot>
        <Dots aria-hidden="true">
          {people.map(({ id }, at) => (
            <Dot key={id} data-dot={at} />
          ))}
        </Dots>
        <End>
          <Hint data-hint>
            <Copy slot="hint" />
          </Hint>
          <Back type="reset" data-back>
            <Glyph of="back" />
            <span>
              <Copy slot="restart" />
            </span>
          </Back>
        </End>
      </Foot>
    </Form>
  );
}
