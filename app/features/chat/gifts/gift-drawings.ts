const drawings = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a gift's drawing; of one that has left the catalogue, a wrapped present. */
export function giftDrawing(id: string): string {
  return drawings[`./drawings/${id}.svg`] ?? drawings['./drawings/present.svg']!;
}
