import type { IntlShape } from 'react-intl';
import type { Db } from '~db/database';
import type { Config } from '~/config/config';
import type { Catalogues } from '~/i18n/catalogues.server';
import { chooseLocale } from '~/i18n/choose-locale';
import type { Locale } from '~/i18n/locales';
import type { EventsPort } from '~/providers/events/events-port';
import type { GeoPort } from '~/providers/geo/geo-port';
import type { MailPort } from '~/providers/mail/mail-port';
import type { PaymentPort } from '~/providers/payment/payment-port';
import type { PushPort } from '~/providers/push/push-port';
import type { SmsPort } from '~/providers/sms/sms-port';
import type { StoragePort } from '~/providers/storage/storage-port';
import type { Tenant } from '~/tenancy/tenant';
import type { ComponentSheet } from '~/document/styles/component-sheet.server';
import type { FragmentCache } from '~/document/fragments/fragment-cache';
import { isLoopback, networkOf } from '../http/client-ip';
import type { Clock } from './clock';
import { COUNTRY_COOKIE, LOCALE_COOKIE, SESSION_COOKIE, TRAFFIC_COOKIE } from '../http/cookies';
import type { Hooks } from './hooks';
import type { Ids } from './ids';
import type { KeyedHash } from './keyed-hash';
import type { Limits } from '../limits/limits';
import type { Logger } from '../operations/logger';
import type { MailParser } from '../mail-parser/mail-parser';
import type { Pictures } from '../pictures/pictures';
import { saysPresence } from './presence';
import { header, readCookie, type RequestFacts } from '../http/request-facts';
import { findTracking, type Tracking } from './tracking';
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

/** What lives as long as the process; app/compose makes it. */
export interface Platform {
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
  openDb: (tenantId: number) => Db;
  findViewer: (context: Pick<ServiceContext, 'db' | 'clock' | 'log'>, token: string) => Promise<Viewer>;
  /** The member of a session with only what an unchanged answer needs; undefined if nobody is logged in with it. */
  findLiveMember: (
    context: Pick<ServiceContext, 'db' | 'clock' | 'log'>,
    token: string,
    wanted: { balance: boolean },
  ) => Promise<LiveMember | undefined>;
  /** The member of a session with only what an event stream needs; otherwise whether the session was ended on purpose. */
  findStreamMember: (
    context: Pick<ServiceContext, 'db' | 'clock' | 'log'>,
    token: string,
  ) => Promise<StreamMember | { ended: boolean }>;
  /** Records that the member is present, at most once a minute. */
  notePresence: NotePresence;
  publicOrigin: (tenant: Tenant) => string;
  ipKey: (ip: string) => string;
  /** Signs the mark of an earlier login that a device stores. */
  deviceMark: (subject: string) => string;
  /** Makes what can be compared but not read: telephone numbers, bank accounts, codes. */
  keyedHash: KeyedHash;
  /** The country assumed for a visitor with a loopback IP address, outside production. */
  demoCountry: () => string | undefined;
  catalogues: Pick<Catalogues, 'page' | 'intl'>;
  texts: (tenant: Tenant, locale: Locale) => IntlShape;
  /** What members' pages link; undefined in development. */
  componentSheet: ComponentSheet | undefined;
  /** The HTML of views that members' pages have in common. */
  fragments: FragmentCache;
  /** How reports about mail come in; see config. */
  mailReports: Config['mailReports'];
  /** The service worker: false removes it from browsers. `release` names the build. */
  worker: { on: boolean; release: string };
  /** Wakes the outbox after a commit that wrote to it. */
  kickOutbox: () => void;
  /** Drops the copies of a brand's pages for visitors, in all workers. */
  dropPages: (tenantId: number) => void;
}

/**
 * Records that a member is present. `known`: what the request has read of the member; without it, that is read only when
 * something may have to be written.
 */
export type NotePresence = (
  context: ServiceContext,
  memberId: string,
  known?: Pick<ViewerMember, 'invisible' | 'lastActiveAt'>,
) => Promise<void>;

/** What a service works with, in a request and in a job. */
export interface ServiceContext extends Pick<
  Platform,
  'mode' | 'clock' | 'ids' | 'ports' | 'pictures' | 'mailParser' | 'hooks' | 'keyedHash' | 'mailReports' | 'kickOutbox'
> {
  tenant: Tenant;
  /** The brand's public origin: scheme://host[:port]. */
  origin: string;
  db: Db;
  log: Logger;
  /** Texts outside pages (mail): the catalogues in one language with the brand's niche wording. */
  texts: (locale: Locale) => IntlShape;
}

/** Everything a route or service may know of this request. */
export interface RequestContext
  extends ServiceContext, Pick<Platform, 'catalogues' | 'componentSheet' | 'fragments' | 'worker' | 'dropPages'> {
  limits: Limits;
  requestId: string;
  secure: boolean;
  locale: Locale;
  viewer: Viewer;
  country: { geoip: string; selected: string | null };
  tracking: Tracking;
  /** The visitor's shortened IP address, for limits. */
  network: string;
  /** A key that does not reveal the visitor's whole IP address, for limits in memory; never stored nor logged. */
  ipKey: () => string;
  deviceMark: (subject: string) => string;
  cookie: (name: string) => string | undefined;
  userAgent: string;
}

/** What the service of a member gets: the context of the request and the member. */
export type MemberContext = RequestContext & { member: ViewerMember };

/** The context of a brand outside any request: jobs and the start. */
export function serviceContext(platform: Platform, tenant: Tenant): ServiceContext {
  return {
    mode: platform.mode,
    clock: platform.clock,
    ids: platform.ids,
    ports: platform.ports,
    pictures: platform.pictures,
    mailParser: platform.mailParser,
    hooks: platform.hooks,
    keyedHash: platform.keyedHash,
    mailReports: platform.mailReports,
    kickOutbox: platform.kickOutbox,
    tenant,
    origin: platform.publicOrigin(tenant),
    db: platform.openDb(tenant.id),
    log: platform.log.child({ tenant: tenant.slug }),
    texts: (locale) => platform.texts(tenant, locale),
  };
}

export async function buildContext(platform: Platform, tenant: Tenant, facts: RequestFacts): Promise<RequestContext> {
  const service = serviceContext(platform, tenant);
  const token = readCookie(facts, SESSION_COOKIE);
  const viewer: Viewer = token ? await platform.findViewer(service, token) : { kind: 'visitor' };
  if (viewer.kind === 'member' && saysPresence(facts))
    await platform.notePresence(service, viewer.member.id, viewer.member);
  const country = findCountry(platform, tenant, facts);
  return {
    ...service,
    log: platform.log.child({ request: facts.requestId, tenant: tenant.slug }),
    limits: platform.limits,
    catalogues: platform.catalogues,
    componentSheet: platform.componentSheet,
    fragments: platform.fragments,
    worker: platform.worker,
    dropPages: platform.dropPages,
    requestId: facts.requestId,
    secure: facts.peer.secure,
    locale: findLocale(tenant, facts, country, viewer),
    viewer,
    country,
    tracking: findTracking({
      query: facts.url.searchParams,
      cookie: readCookie(facts, TRAFFIC_COOKIE),
      referer: header(facts, 'referer'),
      origin: service.origin,
    }),
    network: networkOf(facts.peer.ip),
    ipKey: () => platform.ipKey(facts.peer.ip),
    deviceMark: platform.deviceMark,
    cookie: (name) => readCookie(facts, name),
    userAgent: (header(facts, 'user-agent') ?? '').slice(0, 200),
  };
}

export function findCountry(platform: Platform, tenant: Tenant, facts: RequestFacts): RequestContext['country'] {
  const known = platform.ports.geo.countryOf(facts.peer.ip);
  const local = known === undefined && isLoopback(facts.peer.ip) ? platform.demoCountry() : undefined;
  const selected = readCookie(facts, COUNTRY_COOKIE);
  return {
    geoip: known ?? local ?? tenant.countries[0]!,
    selected: selected && (tenant.countries as string[]).includes(selected) ? selected : null,
  };
}

export function findLocale(
  tenant: Tenant,
  facts: RequestFacts,
  country: RequestContext['country'],
  viewer: Viewer,
): Locale {
  return chooseLocale({
    cookie: readCookie(facts, LOCALE_COOKIE),
    memberLanguage: viewer.kind === 'member' ? viewer.member.language : undefined,
    domainLanguage: tenant.domain_language ?? undefined,
    acceptLanguage: header(facts, 'accept-language'),
    country: country.selected ?? country.geoip,
  });
}
