/**
 * Formats JSON in the style of the project. Without the development dependencies it is plain JSON, which is equally
 * valid.
 */
export async function formatJson(value: unknown): Promise<string> {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const prettier = await import('prettier').catch(() => undefined);
  return prettier ? prettier.format(text, { parser: 'json', printWidth: 120 }) : text;
}
