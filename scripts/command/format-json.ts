/** Formats JSON in the style of the project. */
export const formatJson = (value: unknown): Promise<string> => format('json', `${JSON.stringify(value, null, 2)}\n`);

/** Formats a text in the style of the project. Without the development dependencies it stays as it is, equally valid. */
export async function format(parser: 'json' | 'markdown', text: string): Promise<string> {
  const prettier = await import('prettier').catch(() => undefined);
  return prettier ? prettier.format(text, { parser, printWidth: 120 }) : text;
}
