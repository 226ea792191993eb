import type { LoaderFunctionArgs } from '@remix-run/node';
import { workerResponse } from '~/features/notifications/pwa/service-worker.service.server';
import type { RequestContext } from '~/server/context/context.server';

/** GET /service-worker.js, at the root of the site, because that is what it may serve. */
export const loader = ({ context }: LoaderFunctionArgs): Response =>
  workerResponse(context as unknown as RequestContext);
