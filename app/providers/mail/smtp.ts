import { createTransport } from 'nodemailer';
import type { Ids } from '~/server/context/ids';
import { errorCode, Misconfigured, RecipientRefused, Rejected, Unavailable } from '../provider-errors';
import { SIGNED_HEADERS, type DkimKey } from './dkim';
import type { MailPort, OutgoingMail } from './mail-port';
import { checkMail, messageIdOf } from './mail-checks';
import { wrapText } from './wrap-text';

const PROVIDER = 'smtp';
const CONNECTIONS = 5;

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://…; with `?requireTLS=true` nothing is sent unencrypted. */
  url: string;
  ids: Pick<Ids, 'random'>;
  /** The key that signs the mail of a brand (RFC 6376); undefined: the mail is sent unsigned. */
  dkimOf?: (tenant: string) => DkimKey | undefined;
  /** How many milliseconds to wait for a server that does not respond. */
  patience?: number;
}

/** Sends through a mail server over a few persistent connections. */
export function smtpMail({ url, ids, dkimOf = () => undefined, patience = 15_000 }: SmtpOptions): MailPort {
  checkUrl(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 100,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // The content of a mail must never name a file or a URL to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const connections = new Places(CONNECTIONS);
  return {
    name: PROVIDER,
    async send(mail) {
      checkMail(PROVIDER, mail);
      const messageId = messageIdOf(mail, ids);
      // A mail in the library's own queue cannot be taken back: it would be sent after the caller has given up.
      await connections.enter(patience);
      try {
        await transport.sendMail({
          // Objects, because nodemailer parses text as a list of e-mail addresses.
          from: mail.from,
          to: { name: '', address: mail.to },
          envelope: { from: mail.returnPath ?? mail.from.address, to: [mail.to] },
          subject: mail.subject,
          text: wrapText(mail.text),
          html: mail.html,
          headers: { ...mail.headers },
          messageId: `<${messageId}>`,
          xMailer: false,
          ...signature(mail, dkimOf(mail.tenant)),
        });
      } catch (error) {
        throw translate(error);
      } finally {
        connections.leave();
      }
      return { messageId };
    },
    async close() {
      transport.close();
    },
  };
}

function signature(mail: OutgoingMail, key: DkimKey | undefined) {
  if (!key) return {};
  const { selector: keySelector, privateKey } = key;
  const domainName = mail.from.address.split('@')[1]!;
  return { dkim: { domainName, keySelector, privateKey, headerFieldNames: SIGNED_HEADERS } };
}

/** Limits how many work at once. Throws `Unavailable` if no place becomes free in time; nothing was sent then. */
class Places {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  async enter(patience: number): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(turn);
        reject(new Unavailable(PROVIDER, `no connection was free within ${patience} ms`));
      }, patience);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(turn);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free++;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

function checkUrl(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || !parsed.hostname) {
    throw new Misconfigured(PROVIDER, 'SMTP_URL must have the form smtp://host or smtps://host');
  }
}

/** RFC 5321: 4yz may succeed later, 5yz never will. 53x concerns the server's login, not this mail. */
function translate(error: unknown) {
  const code = errorCode(error);
  const reply = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const options = { cause: error };
  if (code === 'EAUTH' || code === 'ENOAUTH' || [530, 534, 535, 538].includes(reply)) {
    // A 4yz during login is a temporary failure of the mail server, not a wrong password.
    if (reply >= 400 && reply < 500)
      return new Unavailable(PROVIDER, `the server cannot check the login now (${reply})`, options);
    return new Misconfigured(PROVIDER, 'the server refuses the login', options);
  }
  if (code === 'ETLS') return new Misconfigured(PROVIDER, 'no secure connection could be established', options);
  const refused = reply >= 500 ? recipientReply(error) : undefined;
  if (refused !== undefined) return new RecipientRefused(PROVIDER, reply, refused, options);
  if (reply >= 500) return new Rejected(PROVIDER, `refused with ${reply}`, options);
  if (code === 'EENVELOPE' && reply === 0) return new Rejected(PROVIDER, 'the e-mail address cannot be used', options);
  return new Unavailable(
    PROVIDER,
    reply ? `temporarily refused (${reply})` : `no response (${code ?? 'unknown'})`,
    options,
  );
}

/** What the server said when it refused the recipient, and not the sender or the mail. */
function recipientReply(error: unknown): string | undefined {
  const { command, response } = error as { command?: unknown; response?: unknown };
  return command === 'RCPT TO' && typeof response === 'string' ? response : undefined;
}
