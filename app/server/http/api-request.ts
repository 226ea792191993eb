import type { IncomingMessage } from 'node:http';
import type { ApiRequest } from '../api/api.server';
import { header, type RequestFacts } from './request-facts';
import { leftEarly } from './streamed-request';

/** What the API reads of a request. The guard has bounded the length of its body. */
export function apiRequest(facts: RequestFacts, request: IncomingMessage): ApiRequest {
  return {
    method: facts.method,
    query: facts.url.searchParams,
    contentType: header(facts, 'content-type'),
    referer: header(facts, 'referer'),
    bytes: () => readWhole(request),
  };
}

/** Fails if the client leaves before the end of its body. */
function readWhole(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Then its end was said before anybody listened.
    if (request.destroyed) return reject(leftEarly());
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(leftEarly()));
  });
}
