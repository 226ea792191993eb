/** The emoji itself, its name in the reader's language, and further words to find it by. */
export type Emoji = readonly [glyph: string, name: string, words?: string];
/** In the order of `emojiGroups`. */
export type EmojiData = readonly (readonly Emoji[])[];

/** One file per language, made by tools/assets/emoji.ts. */
const files: Record<string, () => Promise<{ default: unknown }>> = {
  da: () => import('./lists/da.json'),
  de: () => import('./lists/de.json'),
  en: () => import('./lists/en.json'),
  es: () => import('./lists/es.json'),
  fi: () => import('./lists/fi.json'),
  fr: () => import('./lists/fr.json'),
  it: () => import('./lists/it.json'),
  nb: () => import('./lists/nb.json'),
  nl: () => import('./lists/nl.json'),
  pl: () => import('./lists/pl.json'),
  sv: () => import('./lists/sv.json'),
};

/** Loads the emoji named in this language, or in English for a language that the product does not have. */
export async function loadEmoji(language: string): Promise<EmojiData> {
  const file = await (files[language] ?? files.en!)();
  return file.default as EmojiData;
}
