import { styled } from 'styled-components';
import { GiftMessage } from './GiftMessage';
import type { WireMessage } from './wire-thread';

/* Clipped: whatever marks are piled up, they stay within the bubble. */
const Text = styled.p`
  overflow: clip;
  overflow-clip-margin: 4px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-wrap: wrap;
`;

/** What a message shows, by what it is. */
export function MessageBody({ type, text }: Pick<WireMessage, 'type' | 'text'>) {
  if (type === 'gift') return <GiftMessage id={text} />;
  return <Text dir="auto">{text}</Text>;
}
