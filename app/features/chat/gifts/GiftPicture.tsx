import { styled } from 'styled-components';

const drawings = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url', import: 'default' });

/** The URL of a gift's drawing; for a gift that has left the catalogue, that of a wrapped present. */
function giftDrawing(id: string): string {
  return drawings[`./drawings/${id}.svg`] ?? drawings['./drawings/present.svg']!;
}

const Picture = styled.img`
  display: block;
  object-fit: contain;
`;

/** The drawing of a gift. It has an empty `alt`, because the name stands beside it. */
export function GiftPicture({ id, size }: { id: string; size: number }) {
  return <Picture src={giftDrawing(id)} alt="" width={size} height={size} loading="lazy" draggable={false} />;
}
