import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import { openStoredList, type StoredList } from '../stored-list';
import { checkMail, messageIdOf } from './mail-checks';
import type { MailPort, OutgoingMail } from './mail-port';

const PROVIDER = 'mailbox';
/** How many mails stay readable, the latest ones over all brands. */
export const MAILBOX_LIMIT = 500;

export interface StoredMail extends OutgoingMail {
  id: string;
  messageId: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

export interface Mailbox extends MailPort, Pick<StoredList<StoredMail>, 'list' | 'get'> {}

/** No mail leaves the machine. Each is one JSON line in a file, so mails survive a restart. */
export function openMailbox(options: { file: string; clock: Clock; ids: Ids; limit?: number }): Mailbox {
  const { file, clock, ids, limit = MAILBOX_LIMIT } = options;
  const mails = openStoredList({ provider: PROVIDER, file, limit, isEntry: isMail });
  return {
    name: PROVIDER,
    async send(mail) {
      checkMail(PROVIDER, mail);
      const messageId = messageIdOf(mail, ids);
      await mails.add((stored) =>
        // The outbox repeats a mail if it does not know whether it was sent; one copy is stored.
        stored.some((known) => known.messageId === messageId && known.to === mail.to)
          ? undefined
          : { ...structuredClone(mail), messageId, id: ids.random(), sentAt: clock.now() },
      );
      return { messageId };
    },
    list: mails.list,
    get: mails.get,
    close: mails.close,
  };
}

function isMail(row: unknown): row is StoredMail {
  const mail = row as Partial<StoredMail> | undefined;
  return typeof mail?.id === 'string' && typeof mail.tenant === 'string' && Boolean(mail.from);
}
