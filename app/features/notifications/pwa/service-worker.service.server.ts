import { createHash } from 'node:crypto';
import type { RequestContext } from '~/server/context/context.server';
import { bufferedResponse } from '~/server/response/buffered-response.server';
import source from './service-worker.js?raw';

const OFFLINE_PATH = '/offline';

/** What the worker of a brand runs. Another build or another name is another script, so that browsers fetch it again. */
export function workerScript({ tenant, worker }: Pick<RequestContext, 'tenant' | 'worker'>): string {
  const version = createHash('sha256')
    .update(`${worker.release}|${tenant.name}|${JSON.stringify(tenant.theme)}|${source}`)
    .digest('base64url')
    .slice(0, 12);
  const settings = { on: worker.on, version, offline: OFFLINE_PATH, name: tenant.name };
  return `self.facetWorker = ${JSON.stringify(settings)};\n${source}`;
}

export function workerResponse(context: Pick<RequestContext, 'tenant' | 'worker'>): Response {
  return bufferedResponse(Buffer.from(workerScript(context)), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      // The browser asks each time whether there is another one: this is how a worker is replaced or removed.
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
      'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
    },
  });
}
