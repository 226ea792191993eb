import { appendFile, mkdir, open } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { serialQueue } from '~/concurrency/serial-queue';
import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import { replaceFile } from '../durable-file';
import { errorCode, Misconfigured, Unavailable } from '../provider-errors';
import type { MailPort, OutgoingMail } from './mail-port';
import { checkMail, messageIdOf } from './mail-checks';

const PROVIDER = 'mailbox';
/** How many mails stay readable, the latest ones over all brands. */
export const MAILBOX_LIMIT = 500;
/** How many outdated lines the file may contain before it is rewritten. */
const SLACK = 100;

export interface StoredMail extends OutgoingMail {
  id: string;
  messageId: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

export interface Mailbox extends MailPort {
  /** The mails, newest first, only those of one brand if its slug is given. */
  list(filter?: { tenant?: string; limit?: number }): StoredMail[];
  /** One mail by its id. With a tenant, the mails of other brands do not exist. */
  get(id: string, tenant?: string): StoredMail | undefined;
}

/**
 * The development mailbox: no mail leaves the machine. It stores one JSON line per mail, so mails survive a restart.
 */
export function openMailbox(options: { file: string; clock: Clock; ids: Ids; limit?: number }): Mailbox {
  const { file, clock, ids, limit = MAILBOX_LIMIT } = options;
  const loaded = load(file);
  let mails = loaded.mails.slice(-limit);
  let lines = loaded.lines;
  // A line that a killed process left incomplete must not absorb the next one.
  let needsRewrite = loaded.torn;
  const inTurn = serialQueue();

  async function store(mail: StoredMail): Promise<void> {
    const next = [...mails, mail].slice(-limit);
    if (needsRewrite || lines >= limit + SLACK) {
      await replaceFile(file, next.map(toLine).join(''));
      lines = next.length;
      needsRewrite = false;
    } else {
      needsRewrite = true; // Until the append is known to be complete.
      await append(file, toLine(mail));
      needsRewrite = false;
      lines += 1;
    }
    mails = next;
  }

  return {
    name: PROVIDER,
    send: (mail) =>
      inTurn(async () => {
        checkMail(PROVIDER, mail);
        const messageId = messageIdOf(mail, ids);
        // The outbox repeats a mail if it does not know whether it was sent. As a good receiver does, only one copy is
        // stored.
        if (mails.some((one) => one.messageId === messageId && one.to === mail.to)) return { messageId };
        try {
          await store({ ...structuredClone(mail), messageId, id: ids.random(), sentAt: clock.now() });
        } catch (error) {
          throw new Unavailable(PROVIDER, `cannot write ${file} (${errorCode(error)})`, { cause: error });
        }
        return { messageId };
      }),
    list: ({ tenant, limit: atMost = limit } = {}) =>
      mails
        .filter((mail) => tenant === undefined || mail.tenant === tenant)
        .slice(-atMost)
        .reverse(),
    get: (id, tenant) => mails.find((mail) => mail.id === id && (tenant === undefined || mail.tenant === tenant)),
    close: () => inTurn(async () => {}),
  };
}

function toLine(mail: StoredMail): string {
  return `${JSON.stringify(mail)}\n`;
}

async function append(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    await appendFile(handle, line);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function load(file: string): { mails: StoredMail[]; lines: number; torn: boolean } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { mails: [], lines: 0, torn: false };
    throw new Misconfigured(PROVIDER, `cannot read ${file} (${errorCode(error)})`, { cause: error });
  }
  const rows = text.split('\n').filter((row) => row !== '');
  const mails = rows.flatMap((row) => parseLine(row));
  return { mails, lines: rows.length, torn: mails.length < rows.length || !/\n$|^$/.test(text) };
}

/** Leaves unreadable lines out: this is a development tool, and it must open. */
function parseLine(row: string): StoredMail[] {
  try {
    const mail = JSON.parse(row) as StoredMail;
    return typeof mail.id === 'string' && typeof mail.tenant === 'string' && mail.from ? [mail] : [];
  } catch {
    return [];
  }
}
