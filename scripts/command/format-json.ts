/** Formats JSON as the project does; without development dependencies plainly, which every reader takes as well. */
export async function formatJson(value: unknown): Promise<string> {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const prettier = await import('prettier').catch(() => undefined);
  return prettier ? prettier.format(text, { parser: 'json', printWidth: 120 }) : text;
}
