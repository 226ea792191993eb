import { messageId } from '~/i18n/message-id';
import type { RequestContext } from '~/server/context/context.server';
import { findCertificate } from '../certificate/certificate.service.server';
import { isTooLate } from './reactivation.service.server';

/** Only a certificate makes the page say that something was deleted, and only a link that came too late that it did. */
export async function getDeletedPage(
  context: RequestContext,
  { code, link, sent }: { code: string | null; link: string | null; sent: boolean },
) {
  const certificate = await findCertificate(context, code);
  const expired = await isTooLate(context, link);
  const id = certificate ? messageId('leaving.deleted-title') : messageId('leaving.unproved-title');
  return {
    title: context.texts(context.locale).formatMessage({ id }),
    brand: context.tenant.name,
    certificate,
    expired,
    sent,
  };
}
