/** Norwegian browsers also send `no` or `nn`. */
const SAME_LANGUAGE: Record<string, string> = { no: 'nb', nn: 'nb' };

/** The language of a browser's tag without its region, by the code of the product: `sv` of `sv-FI`, `nb` of `no`. */
export function languageOf(tag: string): string {
  const [language = ''] = tag.trim().toLowerCase().split('-', 1);
  return SAME_LANGUAGE[language] ?? language;
}
