import { defineAppError } from '~/server/response/app-error';

/** This brand sends no push notifications. */
export const pushClosed = defineAppError('push.closed', 403);
/** The endpoint is no URL of a push service, or the browser of someone else. */
export const pushEndpoint = defineAppError('push.endpoint-refused', 400);
