import { styled } from 'styled-components';
import { GiftMessage } from './GiftMessage';
import type { WireMessage } from './wire-thread';

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-wrap: wrap;
`;

/** What a message shows, by what it is. */
export function MessageBody({ type, text }: Pick<WireMessage, 'type' | 'text'>) {
  if (type === 'gift') return <GiftMessage id={text} />;
  return <Text dir="auto">{text}</Text>;
}
