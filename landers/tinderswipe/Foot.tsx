import { styled } from 'styled-components';
import { color, Copy, fontSize, type LanderPerson, motion, radius, space } from '~/landing/kit/kit';
import { Glyph } from './Glyph';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-top: ${space(3)};
  padding-inline: ${space(4)} ${space(2)};
  border-radius: ${radius('full')};
  /* Keeps the text readable in front of the drawing. */
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

// Shown until the first decision, once the script allows dragging.
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

/** Below the deck: the progress, how to swipe, and undo. */
export function Foot({ people }: { people: readonly LanderPerson[] }) {
  return (
    <Root>
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
    </Root>
  );
}
