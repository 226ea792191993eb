import { styled } from 'styled-components';
import { color, fontSize, forcedEdge, media, motion, radius, space, tickOver } from '~/theme/tokens';
import { Check } from '~/ui/Icon/icons';
import type { GiftId } from './gift-catalogue';
import { GiftPicture } from './GiftPicture';

const Tick = styled.span`
  position: absolute;
  top: ${space(2)};
  right: ${space(2)};
  display: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${color('primary')};
  color: ${color('on-primary')};
`;

const Root = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(2)};
  height: 100%;
  padding: ${space(3)} ${space(2)};
  border-radius: min(${radius('md')}, 18px);
  background: ${color('surface-sunken')};
  font-size: ${fontSize('sm')};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: transform ${motion('fast')};
  ${media.hover} {
    &:hover img {
      transform: scale(1.06);
    }
  }
  img {
    transition: transform ${motion('fast')};
  }
  ${forcedEdge}
  input {
    ${tickOver}
  }
  &:has(input:checked) {
    box-shadow: inset 0 0 0 2px ${color('primary-text')};
  }
  &:has(input:checked) ${Tick} {
    display: grid;
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

export interface GiftTileProps {
  id: GiftId;
  name: string;
  checked: boolean;
  onChoose: (id: GiftId) => void;
}

/** One gift to choose: a radio button with a picture, so that the arrow keys move through all gifts. */
export function GiftTile({ id, name, checked, onChoose }: GiftTileProps) {
  return (
    <Root>
      <input type="radio" name="gift" value={id} checked={checked} onChange={() => onChoose(id)} />
      <GiftPicture id={id} size={72} />
      {name}
      <Tick>
        <Check size={16} aria-hidden />
      </Tick>
    </Root>
  );
}
