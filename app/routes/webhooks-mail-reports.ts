import { checkReportKey } from '~/features/account/mail/reports/report-key.server';
import { receiveMail } from '~/features/account/mail/reports/take-report.service.server';
import { webhookRoute } from '~/server/response/webhook-route.server';

/**
 * POST /webhooks/mail-reports: one mail from the mail server, raw. Whatever was read gets a 204, so that the server does
 * not deliver it again, and answers no mail; an error of ours makes it try again.
 */
const route = webhookRoute({}, async ({ context, request }) => {
  const key = await checkReportKey(context, request.headers.get('Authorization'));
  if (key === 'closed') return new Response(null, { status: 404 });
  if (key === 'wrong') return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
  await context.limits.mailReport.take(String(context.tenant.id));
  await receiveMail(context, new Uint8Array(await request.arrayBuffer()));
  return new Response(null, { status: 204 });
});

export const loader = route.loader;
export const action = route.action;
