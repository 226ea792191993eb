const drawings = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url', import: 'default' });

/** The URL of a gift's drawing; for a gift that has left the catalogue, that of a wrapped present. */
export function giftDrawing(id: string): string {
  return drawings[`./drawings/${id}.svg`] ?? drawings['./drawings/present.svg']!;
}
