import { join } from 'node:path';
import { dkimKeyName, type Config } from '~/config/config';
import type { EventRelay } from '~/providers/events/events-port';
import { ipcEvents } from '~/providers/events/ipc';
import { memoryEvents } from '~/providers/events/memory';
import { openMmdbGeo } from '~/providers/geo/mmdb';
import type { MailPort } from '~/providers/mail/mail-port';
import { dkimRecord, readDkimKey } from '~/providers/mail/dkim';
import { openMailbox, type Mailbox } from '~/providers/mail/mailbox';
import { smtpMail } from '~/providers/mail/smtp';
import { webPushAdapter, type VapidKeys } from '~/providers/push/web-push';
import { openSmsInbox, type SmsInbox } from '~/providers/sms/inbox';
import type { SmsPort } from '~/providers/sms/sms-port';
import { vonageSms } from '~/providers/sms/vonage';
import { apiOverHttp } from '../../sandbox/api-over-http';
import { sandboxPayments } from '../../sandbox/sandbox-client';
import { createSandboxProvider, type SandboxProvider } from '../../sandbox/sandbox-provider';
import type { Clock } from '~/server/context/clock';
import type { Ports } from '~/server/context/platform';
import type { Ids } from '~/server/context/ids';
import type { Logger } from '~/server/operations/logger';
import type { Tenant } from '~/tenancy/tenant';
import { openPaymentAccounts } from './payment-accounts.server';
import { sandboxSettings } from './workers/sandbox-server.server';
import { openStorage } from './storage.server';

export interface OpenPorts {
  ports: Ports;
  mailbox: Mailbox | null;
  smsInbox: SmsInbox | null;
  sandbox: SandboxProvider | null;
  /** Logs how the mail of each brand is signed, once the server has started: a refused start says its reason alone. */
  reportMail(): void;
  close(): Promise<void>;
}

/** With MAILBOX=off messages are still stored, but no page shows them. */
const closed = ({ name, send, close }: Mailbox): MailPort => ({ name, send, close });
const closedSms = ({ name, send, close }: SmsInbox): SmsPort => ({ name, send, close });

/** Without an account for text messages the demo has its inbox, and production has no port. */
function openSms({ vonage, mode, dataDir, mailbox }: Config, parts: { clock: Clock; ids: Ids }) {
  if (vonage) return { sms: vonageSms(vonage), smsInbox: null };
  if (mode === 'production') return { sms: null, smsInbox: null };
  const smsInbox = openSmsInbox({ file: join(dataDir, 'sms.jsonl'), ...parts });
  return { sms: mailbox ? smsInbox : closedSms(smsInbox), smsInbox };
}

/** Wrong keys stop the start; a brand without one is named in the log, because receivers trust unsigned mail less. */
function openDkim({ config, tenants, log }: { config: Config; tenants: () => readonly Tenant[]; log: Logger }) {
  const { selector, keys } = config.dkim;
  const read = new Map([...keys].map(([name, text]) => [name, { selector, privateKey: readDkimKey(text, name) }]));
  const report = () => {
    const unsigned = tenants().filter(({ slug }) => !read.has(dkimKeyName(slug)));
    if (config.mode === 'production' && unsigned.length > 0)
      log.warn(
        { missing: unsigned.map(({ slug }) => dkimKeyName(slug)) },
        'the mail of some brands is sent without a signature',
      );
    for (const { slug, mail_address } of tenants()) {
      const key = read.get(dkimKeyName(slug));
      if (key) log.info({ brand: slug, ...dkimRecord(mail_address.split('@')[1]!, key) }, 'the DNS record of its mail');
    }
  };
  return { of: (slug: string) => read.get(dkimKeyName(slug)), report };
}

export async function openPorts(options: {
  config: Config;
  secret: string;
  clock: Clock;
  ids: Ids;
  log: Logger;
  port: () => number;
  /** Null if there are none yet. */
  vapid: VapidKeys | null;
  /** The brands as they are served now. */
  tenants: () => readonly Tenant[];
  /** A command beside the running server: the server's sandbox is called instead of opening a second one. */
  sandboxElsewhere?: boolean;
  /** A worker: carries live events to the others. */
  relay?: EventRelay;
}): Promise<OpenPorts> {
  const { config, secret, clock, ids, log, port, vapid, tenants, sandboxElsewhere = false, relay } = options;
  const mailbox = config.smtpUrl ? null : openMailbox({ file: join(config.dataDir, 'mailbox.jsonl'), clock, ids });
  const dkim = config.smtpUrl ? openDkim({ config, tenants, log }) : null;
  const mail = config.smtpUrl
    ? smtpMail({ url: config.smtpUrl, ids, dkimOf: (slug) => dkim?.of(slug) })
    : config.mailbox
      ? mailbox!
      : closed(mailbox!);
  const { sms, smsInbox } = openSms(config, { clock, ids });
  const { origin, secrets, stateFile } = sandboxSettings({ config, secret, port });
  const plays = config.paymentProvider === 'sandbox';
  const sandbox =
    plays && !sandboxElsewhere ? createSandboxProvider({ origin, secrets, stateFile, clock, ids, log }) : null;
  const called =
    plays && sandboxElsewhere ? sandboxPayments({ api: apiOverHttp({ origin }), origin, secrets, clock }) : null;
  const ports: Ports = {
    mail,
    sms,
    payments: openPaymentAccounts({
      tenants,
      secrets: config.paymentSecrets,
      sandbox: sandbox?.payment ?? called,
      clock,
      log,
    }),
    // Only the test controls make servers on this machine acceptable.
    push: vapid && webPushAdapter({ keys: vapid, loopback: config.testControlPort !== undefined, now: clock.now }),
    storage: await openStorage(config, clock),
    geo: await openMmdbGeo(),
    events: relay ? ipcEvents({ log, relay }) : memoryEvents({ log }),
  };
  return {
    ports,
    mailbox,
    smsInbox,
    sandbox,
    reportMail: () => dkim?.report(),
    async close() {
      await sandbox?.close();
      await mail.close();
      await sms?.close();
      await ports.push?.close();
      await ports.events.close();
    },
  };
}
