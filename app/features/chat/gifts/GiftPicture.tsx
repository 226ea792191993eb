import { styled } from 'styled-components';
import { giftDrawing } from './gift-drawings';

const Picture = styled.img`
  display: block;
  object-fit: contain;
`;

/** The drawing of a gift. It has an empty `alt`, because the name stands beside it. */
export function GiftPicture({ id, size }: { id: string; size: number }) {
  return <Picture src={giftDrawing(id)} alt="" width={size} height={size} loading="lazy" draggable={false} />;
}
