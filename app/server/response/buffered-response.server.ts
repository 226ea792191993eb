const bodies = new WeakMap<Response, Buffer>();

/** Inside the Response the body would become a stream and be read again, a tenth of the cost of rendering a page. */
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
