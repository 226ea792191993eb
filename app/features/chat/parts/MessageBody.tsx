import { styled } from 'styled-components';
import type { MessageResponse } from '~/contract/message';
import { PhotoMessage } from '../photos/PhotoMessage';
import { lazyWithHtml } from '~/page/lazy';

const GiftMessage = lazyWithHtml('gift-message', () =>
  import('../gifts/GiftMessage').then((module) => module.GiftMessage),
);

/* Clipped, so that stacked combining marks stay within the bubble. */
const Text = styled.p`
  overflow: clip;
  overflow-clip-margin: 4px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-wrap: wrap;
`;

export function MessageBody({ type, text, photo }: Pick<MessageResponse, 'type' | 'text' | 'photo'>) {
  if (photo) return <PhotoMessage photo={photo} />;
  if (type === 'gift') return <GiftMessage id={text} />;
  return <Text dir="auto">{text}</Text>;
}
