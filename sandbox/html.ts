/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map((piece: Html) => piece.text).join('');
  return String(part).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** Escapes every value that is not Html itself. Values may only stand in text or in double-quoted attributes. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, i) => text + (i < parts.length ? escape(parts[i]!) : '')).join(''));
}
