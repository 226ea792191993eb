/** The catalogues in source form. Storybook parses them, so a changed text shows at once. */
const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', { eager: true, import: 'default' });

const prefixes = ['none', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'];

/** All messages of a language, overridden by those of the niche. */
export function messagesOf(locale: string, niche: number): Record<string, string> {
  const own: Record<string, string> = {};
  const variants: Record<string, string> = {};
  for (const [path, messages] of Object.entries(files)) {
    const [, language, , prefix] = /\/locales\/([a-z]+)\/([a-z]+)(?:\.([a-z]+))?\.json$/.exec(path) ?? [];
    if (language !== locale) continue;
    if (prefix === undefined) Object.assign(own, messages);
    else if (prefix === prefixes[niche - 1]) Object.assign(variants, messages);
  }
  return { ...own, ...variants };
}
