import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessagePhotoResponse } from '~/contract/message';
import { color, pull, radius, space } from '~/theme/tokens';

/** In pixels. */
const HIGHEST = 360;

const Root = styled.a`
  display: block;
  margin: ${space(1)} ${pull(1)};
  border-radius: min(${radius('sm')}, 14px);
  overflow: hidden;
  background: ${color('surface-sunken')};
`;

/** Its width is that of the attribute, since a picture that has not loaded has none of its own. */
const Picture = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
  max-height: min(${HIGHEST}px, 50vh);
  object-fit: contain;
`;

/** A click opens it in full size. Its dimensions are known before it loads, so nothing moves. */
export function PhotoMessage({ photo }: { photo: MessagePhotoResponse }) {
  const { src, preview, width, height } = photo;
  const scale = Math.min(1, HIGHEST / height);
  return (
    <Root href={src} target="_blank" rel="noreferrer">
      <Picture
        src={preview}
        alt=""
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        loading="lazy"
      />
      <span className="visually-hidden">
        <FormattedMessage id="chat.a-photo" defaultMessage="Photo" />
        {': '}
        <FormattedMessage id="chat.photo-open" defaultMessage="Open the full photo" />
      </span>
    </Root>
  );
}
