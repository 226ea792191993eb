import type { Ids } from '~/server/context/ids';
import type { ProviderError } from '../provider-errors';
import type { MailPort, OutgoingMail, SentMail } from './mail-port';
import { checkMail, messageIdOf } from './mail-checks';

export interface MemoryMail extends MailPort {
  /** The accepted mails, oldest first. */
  readonly sent: readonly (OutgoingMail & SentMail)[];
  /** Makes further sends fail with this error; undefined ends that. */
  failWith(error: ProviderError | undefined): void;
}

export function memoryMail(ids: Pick<Ids, 'random'>): MemoryMail {
  const sent: (OutgoingMail & SentMail)[] = [];
  let failure: ProviderError | undefined;
  return {
    name: 'memory',
    sent,
    failWith: (error) => {
      failure = error;
    },
    async send(mail) {
      checkMail('memory', mail);
      if (failure) throw failure;
      const messageId = messageIdOf(mail, ids);
      sent.push({ ...structuredClone(mail), messageId });
      return { messageId };
    },
    async close() {},
  };
}
