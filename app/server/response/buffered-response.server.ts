const bodies = new WeakMap<Response, Buffer>();

/**
 * A complete response. The body travels beside the Response: inside it, it would be encoded, put into a stream and read
 * out again, which costs as much as a tenth of rendering a page or of a poll.
 */
export function bufferedResponse(body: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, body);
  return response;
}

export function isFinished(response: Response): boolean {
  return bodies.has(response);
}

/** The whole body of a response, buffered or not. */
export async function readBody(response: Response): Promise<Buffer> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer());
}
