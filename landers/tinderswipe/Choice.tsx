import { styled } from 'styled-components';
import { color, fontSize, fontWeight, motion, radius, shadow, space, tickOver, useCopy } from '~/landing/kit/kit';
import { Glyph } from './Glyph';

const Box = styled.label<{ $like: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  flex: 1 1 0;
  max-width: 10rem;
  min-height: 60px;
  padding: ${space(2)} clamp(0.5rem, 2vw, 1.25rem);
  border-radius: ${radius('full')};
  background: ${({ $like }) => color($like ? 'secondary' : 'surface-raised')};
  color: ${({ $like }) => color($like ? 'on-secondary' : 'text')};
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  /* A border, so that it stands out in brands whose like button is as dark as the background. */
  border: 2px solid ${({ $like }) => color($like ? 'on-depth' : 'surface-raised')};
  box-shadow: ${shadow('md')};
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition: transform ${motion('fast')};
  &:hover {
    transform: translateY(-2px);
  }
  &:active {
    transform: scale(0.96);
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('on-depth')};
    outline-offset: 3px;
  }
  svg {
    flex: none;
  }
`;

const Tick = styled.input`
  ${tickOver}
`;

export interface ChoiceProps {
  kind: 'like' | 'pass';
  /** The position of the card in the deck. */
  at: number;
  id: string;
  name: string;
}

/** A checkbox that looks like a large button. A like is sent with the form; a pass has no name, so it is not sent. */
export function Choice({ kind, at, id, name }: ChoiceProps) {
  return (
    <Box $like={kind === 'like'}>
      <Tick
        type="checkbox"
        id={`${kind}-${at}`}
        data-choice={kind}
        {...(kind === 'like' ? { name: 'like', value: id } : {})}
      />
      <Glyph of={kind} />
      <span>
        {useCopy(kind)} <span className="visually-hidden">{name}</span>
      </span>
    </Box>
  );
}
