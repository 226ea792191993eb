import type { IntlShape } from 'react-intl';
import type { Db } from '~db/database';
import type { Config } from '~/config/config';
import type { FragmentCache } from '~/document/fragments/fragment-cache';
import type { ComponentSheet } from '~/document/styles/component-sheet.server';
import type { Catalogues } from '~/i18n/catalogues.server';
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
import type { BrandContext } from './context.server';
import type { Hooks } from './hooks';
import type { Ids } from './ids';
import type { KeyedHash } from './keyed-hash';
import type { LiveMember, StreamMember, Viewer, ViewerMember } from './viewer';

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

/** What lives as long as the server; app/compose makes it. */
export interface Platform extends BrandSource {
  findViewer: (context: Pick<BrandContext, 'db' | 'clock' | 'log'>, token: string) => Promise<Viewer>;
  /** The member of a session with only what an unchanged answer needs; undefined if nobody is logged in with it. */
  findLiveMember: (
    context: Pick<BrandContext, 'db' | 'clock' | 'log'>,
    token: string,
    wanted: { balance: boolean },
  ) => Promise<LiveMember | undefined>;
  /** The member of a session with only what an event stream needs; otherwise whether the session was ended on purpose. */
  findStreamMember: (
    context: Pick<BrandContext, 'db' | 'clock' | 'log'>,
    token: string,
  ) => Promise<StreamMember | { ended: boolean }>;
  /** Records that the member is present, at most once a minute. */
  notePresence: NotePresence;
  ipKey: (ip: string) => string;
  /** Signs the mark of an earlier login that a device stores. */
  deviceMark: (subject: string) => string;
  /** The country assumed for a visitor with a loopback IP address, outside production. */
  demoCountry: () => string | undefined;
  catalogues: Pick<Catalogues, 'page' | 'intl'>;
  /** What members' pages link; undefined in development. */
  componentSheet: ComponentSheet | undefined;
  /** The HTML of views that members' pages have in common. */
  fragments: FragmentCache;
  /** The service worker: false removes it from browsers. `release` names the build. */
  worker: { on: boolean; release: string };
  /** Drops the copies of a brand's pages for visitors, in all workers. */
  dropPages: (tenantId: number) => void;
}

/**
 * Records that a member is present. `known`: what the request has read of the member; without it, that is read only when
 * something may have to be written.
 */
export type NotePresence = (
  context: BrandContext,
  memberId: string,
  known?: Pick<ViewerMember, 'invisible' | 'lastActiveAt'>,
) => Promise<void>;
