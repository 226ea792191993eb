import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import { openStoredList, type StoredList } from '../stored-list';
import { checkSms } from './sms-checks';
import type { OutgoingSms, SmsPort } from './sms-port';

const PROVIDER = 'SMS inbox';
const INBOX_LIMIT = 200;

export interface StoredSms extends OutgoingSms {
  id: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

export interface SmsInbox extends SmsPort, Pick<StoredList<StoredSms>, 'list'> {}

/** The development inbox: no text message leaves the machine. */
export function openSmsInbox(options: { file: string; clock: Clock; ids: Pick<Ids, 'random'> }): SmsInbox {
  const { file, clock, ids } = options;
  const messages = openStoredList({ provider: PROVIDER, file, limit: INBOX_LIMIT, isEntry: isSms });
  return {
    name: 'inbox',
    async send(message) {
      checkSms(PROVIDER, message);
      const id = ids.random();
      await messages.add(() => ({ ...message, id, sentAt: clock.now() }));
      return { reference: id };
    },
    list: messages.list,
    close: messages.close,
  };
}

function isSms(row: unknown): row is StoredSms {
  const message = row as Partial<StoredSms> | undefined;
  return [message?.id, message?.tenant, message?.to, message?.text].every((field) => typeof field === 'string');
}
