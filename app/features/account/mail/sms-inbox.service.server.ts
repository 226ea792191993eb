import type { OutgoingSms, SmsPort } from '~/providers/sms/sms-port';
import type { BrandContext } from '~/server/context/context.server';
import { defineAppError } from '~/server/response/app-error';

/** A text message of the development inbox as its page shows it. `sentAt` in epoch milliseconds. */
export interface SmsEntry extends Omit<OutgoingSms, 'tenant'> {
  id: string;
  sentAt: number;
}

/** The inbox adapter, which can also be read; the port itself can only send. */
interface ReadableInbox extends SmsPort {
  list(filter: { tenant: string }): (SmsEntry & OutgoingSms)[];
}

const noInbox = defineAppError('errors.page-not-found', 404);

/** The text messages of this brand, newest first. Throws 404 wherever they are really sent, and always in production. */
export function listSmsInbox({ mode, ports: { sms }, tenant }: BrandContext): SmsEntry[] {
  if (mode !== 'demo' || !isReadable(sms)) throw noInbox();
  return sms.list({ tenant: tenant.slug }).map(({ id, from, to, text, sentAt }) => ({ id, from, to, text, sentAt }));
}

const isReadable = (sms: SmsPort | null): sms is ReadableInbox => sms !== null && 'list' in sms;
