/**
 * What someone finds who takes a token of a URL apart: its text and that of its parts decoded as base64, and every number
 * in them, written in decimals, with the base 36 or 16, or as bytes.
 */
export function readableNumbers(token: string): { text: string; numbers: number[] } {
  const parts = token.split('.');
  const bytes = parts.map((part) => Buffer.from(part, 'base64url'));
  const text = [token, ...bytes.map((part) => part.toString('latin1'))].join('\n');
  const words = text.match(/[0-9a-z]+/gi) ?? [];
  const numbers = words.flatMap((word) => [10, 16, 36].map((base) => Number.parseInt(word, base)));
  for (const part of bytes)
    for (let i = 0; i + 4 <= part.length; i++)
      for (const width of [4, 5, 6].filter((width) => i + width <= part.length))
        numbers.push(part.readUIntBE(i, width), part.readUIntLE(i, width));
  return { text, numbers };
}
