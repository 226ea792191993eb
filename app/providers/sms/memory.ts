import type { Ids } from '~/server/context/ids';
import type { ProviderError } from '../provider-errors';
import { checkSms } from './sms-checks';
import type { OutgoingSms, SentSms, SmsPort } from './sms-port';

export interface MemorySms extends SmsPort {
  /** The accepted messages, oldest first. */
  readonly sent: readonly (OutgoingSms & SentSms)[];
  /** Makes further sends fail with this error; undefined ends that. */
  failWith(error: ProviderError | undefined): void;
}

export function memorySms(ids: Pick<Ids, 'random'>): MemorySms {
  const sent: (OutgoingSms & SentSms)[] = [];
  let failure: ProviderError | undefined;
  return {
    name: 'memory',
    sent,
    failWith: (error) => {
      failure = error;
    },
    async send(message) {
      checkSms('memory', message);
      if (failure) throw failure;
      const reference = ids.random();
      sent.push({ ...message, reference });
      return { reference };
    },
    async close() {},
  };
}
