/** A piece of a text: plain words, or a link. */
export type Inline = string | { to: string; words: string };

export type Block =
  | { kind: 'text'; words: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'facts'; facts: { name: string; words: Inline[] }[] }
  | { kind: 'table'; label: string; head: string[]; rows: string[][] }
  | { kind: 'question'; question: string; blocks: Block[] };

export interface LegalSection {
  /** The fragment of its URL. It never changes, because others link to it. */
  anchor: string;
  title: string;
  blocks: Block[];
}

/** A legal page in the reader's language, with all that depends on the brand already decided. */
export interface LegalDocument {
  title: string;
  lead: Inline[];
  /** The version or the date of the last change, as a sentence; null where the page has none. */
  dated: string | null;
  sections: LegalSection[];
}
