import type { IntlShape } from 'react-intl';
import type { Db } from '~db/database';
import type { Config } from '~/config/config';
import type { Locale } from '~/i18n/locales';
import type { EventsPort } from '~/providers/events/events-port';
import type { GeoPort } from '~/providers/geo/geo-port';
import type { MailPort } from '~/providers/mail/mail-port';
import type { PaymentPort } from '~/providers/payment/payment-port';
import type { PushPort } from '~/providers/push/push-port';
import type { SmsPort } from '~/providers/sms/sms-port';
import type { StoragePort } from '~/providers/storage/storage-port';
import type { Tenant } from '~/tenancy/tenant';
import type { Limits } from '../limits/limits';
import type { MailParser } from '../mail-parser/mail-parser';
import type { Logger } from '../operations/logger';
import type { Pictures } from '../pictures/pictures';
import type { Clock } from './clock';
import type { Hooks } from './hooks';
import type { Ids } from './ids';
import type { KeyedHash } from './keyed-hash';

export interface Ports {
  mail: MailPort;
  /** Null if nobody sends text messages: direct debit, which needs a code, is closed then. */
  sms: SmsPort | null;
  /** The accounts at payment providers by name; an account without a usable secret is missing. */
  payments: Pick<ReadonlyMap<string, PaymentPort>, 'get'>;
  /** Null only in a command that runs before the first start of the server. */
  push: PushPort | null;
  storage: StoragePort;
  geo: GeoPort;
  events: EventsPort;
}

/** What a service may use whatever the host of the request, and without one: nothing here belongs to a brand. */
export interface PlatformContext {
  mode: 'demo' | 'production';
  log: Logger;
  clock: Clock;
  ids: Ids;
  ports: Ports;
  limits: Limits;
  pictures: Pictures;
  mailParser: MailParser;
  /** What features cause in the transactions of the features below them. */
  hooks: Hooks;
  /** Makes what can be compared but not read: telephone numbers, bank accounts, codes. */
  keyedHash: KeyedHash;
  /** How reports about mail come in; see config. */
  mailReports: Config['mailReports'];
  /** Wakes the outbox after a commit that wrote to it. */
  kickOutbox: () => void;
}

/** What makes the context of a brand; the server and the commands beside it open it alike. */
export interface BrandSource extends PlatformContext {
  openDb: (tenantId: number) => Db;
  publicOrigin: (tenant: Tenant) => string;
  texts: (tenant: Tenant, locale: Locale) => IntlShape;
}
