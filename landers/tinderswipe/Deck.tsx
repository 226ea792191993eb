import { styled } from 'styled-components';
import { media, type LanderPerson, space, useCopy, useLander } from '~/landing/kit/kit';
import { Card } from './Card';
import { deckCss } from './deck-css';
import { Foot } from './Foot';
import { Last } from './Last';

const Form = styled.form`
  position: relative;
  /* As high as the window allows, so that the picture, the sentence and both buttons are visible at once. */
  width: clamp(14rem, min(100%, (100svh - 29rem) * 0.75), 25rem);
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

/** The deck is a form: the ticked likes are submitted to the signup. */
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
      <Foot people={people} />
    </Form>
  );
}
