import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessagePhotoResponse } from '~/contract/message';
import { color, pull, radius, space } from '~/theme/tokens';

const Root = styled.a`
  display: block;
  margin: ${space(1)} ${pull(1)};
  border-radius: min(${radius('sm')}, 14px);
  overflow: hidden;
  background: ${color('surface-sunken')};
`;

const Picture = styled.img`
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: min(360px, 50vh);
  object-fit: contain;
`;

/** A click opens it in full size. Its dimensions are known before it loads, so nothing moves. */
export function PhotoMessage({ photo }: { photo: MessagePhotoResponse }) {
  const { src, preview, width, height } = photo;
  return (
    <Root href={src} target="_blank" rel="noreferrer">
      <Picture src={preview} alt="" width={width} height={height} loading="lazy" />
      <span className="visually-hidden">
        <FormattedMessage id="chat.a-photo" defaultMessage="Photo" />
        {': '}
        <FormattedMessage id="chat.photo-open" defaultMessage="Open the full photo" />
      </span>
    </Root>
  );
}
