const bodies = new WeakMap<Response, Buffer>();

/**
 * An answer that is complete. What it says travels beside the Response: as its body it would be encoded, put into a
 * stream and read out of it again, which costs as much as a tenth of rendering a page or of a poll.
 */
export function finishedAnswer(body: Buffer, init: ResponseInit): Response {
  const answer = new Response(null, init);
  bodies.set(answer, body);
  return answer;
}

export function isFinished(answer: Response): boolean {
  return bodies.has(answer);
}

/** The whole body of an answer, wherever it is. */
export async function readBody(answer: Response): Promise<Buffer> {
  return bodies.get(answer) ?? Buffer.from(await answer.arrayBuffer());
}
