import { messageId } from '~/i18n/message-id';
import type { RequestContext } from '~/server/context/context.server';
import { legalPage } from '../documents/legal-page.server';
import { writeTrust } from './trust-document.service.server';
import { listTrust } from './trust.service.server';

/** Days in the charts. */
const CHARTED = 90;

export async function getTrustPage(context: RequestContext) {
  const days = await listTrust(context, CHARTED);
  return {
    ...legalPage(context, '/pages/trust', messageId('trust.description'), writeTrust(context, days)),
    days,
  };
}
