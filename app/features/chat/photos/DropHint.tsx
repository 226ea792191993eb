import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontWeight, radius, space, zIndex } from '~/theme/tokens';
import { ImagePlus } from '~/ui/Icon/icons';

const Root = styled.div`
  position: absolute;
  z-index: ${zIndex('raised')};
  inset: ${space(2)};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  border: 2px dashed ${color('line-strong')};
  border-radius: ${radius('md')};
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
  font-weight: ${fontWeight('strong')};
  text-align: center;
  pointer-events: none;
`;

/** Over the conversation while files are held above it. Nothing is sent by dropping: the price and a button come first. */
export function DropHint({ name }: { name: string }) {
  return (
    <Root>
      <ImagePlus size={28} aria-hidden />
      <FormattedMessage id="chat.photo-drop" defaultMessage="Drop a photo for {name}" values={{ name }} />
    </Root>
  );
}
