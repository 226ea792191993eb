const drawings = import.meta.glob<string>('./gifts/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a gift's drawing; of one that has left the catalogue, a wrapped present. */
export function giftDrawing(id: string): string {
  return drawings[`./gifts/${id}.svg`] ?? drawings['./gifts/present.svg']!;
}
