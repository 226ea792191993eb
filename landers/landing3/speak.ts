/** More bubbles would be a wall of text. */
const MOST = 3;

/** Divides what a profile says about itself into a few messages of whole sentences, without changing a word. */
export function intoBubbles(about: string): string[] {
  const sentences = about
    .trim()
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"'¿¡])/u)
    .filter((sentence) => sentence !== '');
  const each = Math.ceil(sentences.length / MOST);
  const bubbles: string[] = [];
  for (let at = 0; at < sentences.length; at += each) bubbles.push(sentences.slice(at, at + each).join(' '));
  return bubbles;
}
