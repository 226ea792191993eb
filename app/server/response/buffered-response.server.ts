const bodies = new WeakMap<Response, Buffer>();

/**
 * An answer that is complete. What it says travels beside the Response: as its body it would be encoded, put into a
 * stream and read out of it again, which costs as much as a tenth of rendering a page or of a poll.
 */
export function bufferedResponse(body: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, body);
  return response;
}

export function isFinished(response: Response): boolean {
  return bodies.has(response);
}

/** The whole body of an answer, wherever it is. */
export async function readBody(response: Response): Promise<Buffer> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer());
}
