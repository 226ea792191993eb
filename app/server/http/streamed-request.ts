import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHeaders } from '@mjackson/node-fetch-server';
import { isRead } from './request-facts';

/** How many bytes of a body may wait in memory until they are read. */
const WAITING_BYTES = 256 * 1024;

/** The error of a body whose client leaves before its end. */
export const leftEarly = (): Error => new Error('the client disconnected before the end of its body');

/**
 * The body is received as fast as it is read, and fails if the client leaves. After an early response, the rest is read
 * and discarded, so that the client can read the response.
 */
export function streamedRequest(request: IncomingMessage, response: ServerResponse, origin: string): Request {
  const aborted = new AbortController();
  // An abort is not free, and nobody needs to be told that a response was sent whole.
  response.on('close', () => response.writableFinished || aborted.abort());
  const method = request.method!;
  return new Request(new URL(request.url!, origin), {
    method,
    headers: createHeaders(request),
    signal: aborted.signal,
    ...(isRead(request) ? {} : { body: bodyOf(request, response), duplex: 'half' }),
  });
}

function bodyOf(request: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  let unread = false;
  response.on('finish', () => {
    unread = true;
    request.resume();
  });
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let over = false;
        const end = (how: () => void) => {
          if (!over && !unread) how();
          over = true;
        };
        request.on('data', (chunk: Buffer) => {
          if (unread) return;
          controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
          if ((controller.desiredSize ?? 0) <= 0) request.pause();
        });
        request.on('end', () => end(() => controller.close()));
        request.on('error', (error) => end(() => controller.error(error)));
        const left = () => end(() => controller.error(leftEarly()));
        request.on('close', left);
        // Then that was said before anybody listened.
        if (request.destroyed) return left();
        request.pause();
      },
      pull: () => void request.resume(),
      cancel() {
        unread = true;
        request.resume();
      },
    },
    { highWaterMark: WAITING_BYTES, size: (chunk) => chunk.byteLength },
  );
}
