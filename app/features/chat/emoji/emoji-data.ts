/** The emoji itself, its name in the reader's language, and further words to find it by. */
export type Emoji = readonly [glyph: string, name: string, words?: string];
/** In the order of `emojiGroups`. */
export type EmojiData = readonly (readonly Emoji[])[];

/** One file per complete language, made by tools/assets/emoji.ts. */
const files: Record<string, () => Promise<{ default: unknown }>> = {
  en: () => import('./lists/en.json'),
  nl: () => import('./lists/nl.json'),
};

/** Loads the emoji named in this language, or in English where it has no file yet. */
export async function loadEmoji(language: string): Promise<EmojiData> {
  const file = await (files[language] ?? files.en!)();
  return file.default as EmojiData;
}
