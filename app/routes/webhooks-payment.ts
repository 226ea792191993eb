import { receiveWebhook, type WebhookOutcome } from '~/features/billing/payments/webhook.service.server';
import { pathName } from '~/server/response/path-parameters';
import { webhookRoute } from '~/server/response/webhook-route.server';

/** A provider never repeats a call that got 2xx; it repeats a refused one until its operator investigates. */
const STATUS: Record<WebhookOutcome, number> = {
  counted: 204,
  repeated: 204,
  foreign: 204,
  forged: 403,
  unknown: 404,
  refused: 422,
};

const route = webhookRoute({ provider: pathName }, async ({ context, request, params }) => {
  // The body is read as raw bytes, because the signature covers them.
  const body = Buffer.from(await request.arrayBuffer());
  const outcome = await receiveWebhook(context, params.provider, { body, headers: request.headers });
  return new Response(null, { status: STATUS[outcome] });
});

export const loader = route.loader;
export const action = route.action;
