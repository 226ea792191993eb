import type { IntlShape } from 'react-intl';
import type { Db } from '~db/database';
import { isMember } from '~/contract/actor';
import type { FragmentCache } from '~/document/fragments/fragment-cache';
import type { ComponentSheet } from '~/document/styles/component-sheet.server';
import type { Catalogues } from '~/i18n/catalogues.server';
import { chooseLocale } from '~/i18n/choose-locale';
import type { Locale } from '~/i18n/locales';
import type { Tenant } from '~/tenancy/tenant';
import { isLoopback, networkOf } from '../http/client-ip';
import { COUNTRY_COOKIE, LOCALE_COOKIE, SESSION_COOKIE, TRAFFIC_COOKIE } from '../http/cookies';
import { header, readCookie, type RequestFacts } from '../http/request-facts';
import type { BrandSource, PlatformContext } from './platform';
import { saysPresence } from './presence';
import { findTracking, type Tracking } from './tracking';
import type { LiveMember, StreamMember, Viewer, ViewerMember } from './viewer';

/** What a service of a brand works with, in a request and in a job. */
export interface BrandContext extends PlatformContext {
  tenant: Tenant;
  /** The brand's public origin: scheme://host[:port]. */
  origin: string;
  db: Db;
  /** Texts outside pages (mail): the catalogues in one language with the brand's niche wording. */
  texts: (locale: Locale) => IntlShape;
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

/** What is known of a request whatever its host is. */
export interface RequestBasics {
  requestId: string;
  secure: boolean;
  /** The client's shortened IP address, for limits. */
  network: string;
  /** A key that does not reveal the client's whole IP address, for limits in memory; never stored nor logged. */
  ipKey: () => string;
  cookie: (name: string) => string | undefined;
  userAgent: string;
}

/** Everything a route or service may know of a request to a brand. */
export interface RequestContext
  extends
    BrandContext,
    RequestBasics,
    Pick<Platform, 'catalogues' | 'componentSheet' | 'fragments' | 'worker' | 'dropPages' | 'deviceMark'> {
  locale: Locale;
  viewer: Viewer;
  country: { geoip: string; selected: string | null };
  tracking: Tracking;
}

/** What the service of a member gets: the context of the request and the member. */
export type MemberContext = RequestContext & { member: ViewerMember };

/** The context of a brand outside any request: jobs, commands and the start. */
export function brandContext(source: BrandSource, tenant: Tenant): BrandContext {
  return {
    mode: source.mode,
    clock: source.clock,
    ids: source.ids,
    ports: source.ports,
    limits: source.limits,
    pictures: source.pictures,
    mailParser: source.mailParser,
    hooks: source.hooks,
    keyedHash: source.keyedHash,
    mailReports: source.mailReports,
    kickOutbox: source.kickOutbox,
    tenant,
    origin: source.publicOrigin(tenant),
    db: source.openDb(tenant.id),
    log: source.log.child({ tenant: tenant.slug }),
    texts: (locale) => source.texts(tenant, locale),
  };
}

export function requestBasics(platform: Pick<Platform, 'ipKey'>, facts: RequestFacts): RequestBasics {
  return {
    requestId: facts.requestId,
    secure: facts.peer.secure,
    network: networkOf(facts.peer.ip),
    ipKey: () => platform.ipKey(facts.peer.ip),
    cookie: (name) => readCookie(facts, name),
    userAgent: (header(facts, 'user-agent') ?? '').slice(0, 200),
  };
}

export async function buildContext(platform: Platform, tenant: Tenant, facts: RequestFacts): Promise<RequestContext> {
  const brand = brandContext(platform, tenant);
  const token = readCookie(facts, SESSION_COOKIE);
  const viewer: Viewer = token ? await platform.findViewer(brand, token) : { kind: 'visitor' };
  if (isMember(viewer) && saysPresence(facts)) await platform.notePresence(brand, viewer.member.id, viewer.member);
  const country = findCountry(platform, tenant, facts);
  return {
    ...brand,
    ...requestBasics(platform, facts),
    log: platform.log.child({ request: facts.requestId, tenant: tenant.slug }),
    catalogues: platform.catalogues,
    componentSheet: platform.componentSheet,
    fragments: platform.fragments,
    worker: platform.worker,
    dropPages: platform.dropPages,
    deviceMark: platform.deviceMark,
    locale: findLocale(tenant, facts, country, viewer),
    viewer,
    country,
    tracking: findTracking({
      query: facts.url.searchParams,
      cookie: readCookie(facts, TRAFFIC_COOKIE),
      referer: header(facts, 'referer'),
      origin: brand.origin,
    }),
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
    memberLanguage: isMember(viewer) ? viewer.member.language : undefined,
    domainLanguage: tenant.domain_language ?? undefined,
    acceptLanguage: header(facts, 'accept-language'),
    country: country.selected ?? country.geoip,
  });
}
