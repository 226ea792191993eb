import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openFeatureHooks } from '~/compose/hooks.server';
import { rememberDevice } from '~/features/account/known-device.service.server';
import { createSteadyIntl, type Messages, type SteadyIntl } from '~/i18n/create-intl';
import type { Locale } from '~/i18n/locales';
import { memoryEvents } from '~/providers/events/memory';
import { fixedGeo } from '~/providers/geo/fixed';
import { memoryMail, type MemoryMail } from '~/providers/mail/memory';
import { memoryPayments, type MemoryPayments } from '~/providers/payment/memory';
import { memoryPush, type MemoryPush } from '~/providers/push/memory';
import { memorySms, type MemorySms } from '~/providers/sms/memory';
import { memoryStorage } from '~/providers/storage/memory';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { openDeviceMarks } from '~/server/context/device-mark';
import { openKeyedHash } from '~/server/context/keyed-hash';
import { FragmentCache } from '~/document/fragments/fragment-cache';
import { DEVICE_COOKIE } from '~/server/http/cookies';
import { openLimits } from '~/server/limits/limits';
import { memoryLogger } from '~/server/operations/logger';
import { NO_TRACKING } from '~/server/context/tracking';
import type { ViewerMember } from '~/server/context/viewer';
import { openMailParser, type MailParser } from '~/server/mail-parser/mail-parser';
import { contextPictures } from './pictures';
import type { PaymentProvider } from '~/tenancy/payment-providers';
import { testTenant } from '~/tenancy/tenant.testing';
import type { OpenDatabase } from './with-database';

export interface LogLine {
  level: string;
  fields: object;
  message: string;
}

/** A request's context with in-memory adapters, which record what happened. */
export interface TestContext extends RequestContext {
  mail: MemoryMail;
  sms: MemorySms;
  push: MemoryPush;
  payments: MemoryPayments;
  logged: LogLine[];
}

export interface TestOptions extends Partial<Omit<RequestContext, 'tenant'>> {
  /** Settings that differ from those of the test brand. */
  tenant?: Record<string, unknown>;
  /** 2 stands for the other brand of the test database. */
  brand?: 1 | 2;
  /** The cookies that the browser sends. */
  cookies?: Record<string, string>;
}

/** The payments of tests do not leave the process. */
const MEMORY: PaymentProvider[] = [{ account: 'memory', kind: 'sandbox', webhook_secrets: [] }];

/** A visitor's context on brand 1 of a test database. For a member's context: `as(context, member)`. */
export function testContext(open: OpenDatabase, options: TestOptions = {}): TestContext {
  const { tenant: settings, brand = 1, cookies = {}, ...overrides } = options;
  const file = testTenant({ id: brand, slug: brand === 1 ? 'aurea' : 'boreas', ...settings });
  const tenant = settings?.payment_providers ? file : { ...file, payment_providers: MEMORY };
  const { clock, ids } = open;
  const logged: LogLine[] = [];
  const log = memoryLogger(logged);
  const mail = memoryMail(ids);
  const sms = memorySms(ids);
  const push = memoryPush();
  const payments = memoryPayments({ clock, ids });
  return {
    mode: 'demo',
    clock,
    ids,
    ports: {
      mail,
      sms,
      push,
      payments: new Map([[payments.name, payments]]),
      storage: memoryStorage(),
      geo: fixedGeo({}),
      events: memoryEvents({ log }),
    },
    pictures: contextPictures(),
    mailParser: testMailParser(),
    hooks: openFeatureHooks(),
    kickOutbox: () => {},
    dropPages: () => {},
    tenant,
    origin: `http://${tenant.slug}.localhost:3000`,
    db: brand === 1 ? open.db : open.other,
    log,
    texts: testTexts,
    catalogues: { page: (locale) => ({ locale, files: {}, index: '' }), intl: testTexts },
    componentSheet: undefined,
    fragments: new FragmentCache(),
    mailReports: { key: null, unsubscribe: false },
    worker: { on: true, release: 'test' },
    limits: openLimits(),
    requestId: ids.ulid(),
    secure: false,
    locale: 'en',
    viewer: { kind: 'visitor' },
    country: { geoip: tenant.countries[0]!, selected: null },
    tracking: NO_TRACKING,
    network: '192.0.2.0',
    ipKey: () => 'an address',
    deviceMark: openDeviceMarks('the secret of tests'),
    keyedHash: openKeyedHash('the secret of tests'),
    cookie: (name) => cookies[name],
    userAgent: 'test',
    ...overrides,
    mail,
    sms,
    push,
    payments,
    logged,
  };
}

/** The same context with a member logged in. */
export function as<C extends RequestContext>(context: C, member: ViewerMember): C & MemberContext {
  return { ...context, member, viewer: { kind: 'member', member, sessionId: context.ids.ulid() } };
}

let parser: MailParser | undefined;

/** The real one, for all tests of a process, with time for a machine that many tests share. */
export const testMailParser = (): MailParser =>
  (parser ??= openMailParser({ log: memoryLogger([]), longestMs: 20_000 }));

const locales = fileURLToPath(new URL('../../locales', import.meta.url));
const intls = new Map<Locale, SteadyIntl>();

/** The same context in the browser in which someone has signed up for that account, or logged in to it. */
export function inBrowserOf<C extends RequestContext>(context: C, memberId: string): C {
  const device = rememberDevice(context, memberId).split('=')[1]!.split(';')[0];
  return { ...context, cookie: (name) => (name === DEVICE_COOKIE ? device : context.cookie(name)) };
}

/** The product's own texts, parsed from the files in locales/. */
export function testTexts(locale: Locale): SteadyIntl {
  let intl = intls.get(locale);
  if (!intl) {
    const files = readdirSync(`${locales}/${locale}`).filter((name) => /^[a-z]+\.json$/.test(name));
    const messages: Record<string, string> = {};
    for (const name of files) Object.assign(messages, JSON.parse(readFileSync(`${locales}/${locale}/${name}`, 'utf8')));
    intl = createSteadyIntl({
      locale,
      // Outside the browser react-intl parses the texts itself.
      messages: messages as unknown as Messages,
      timeZone: 'Europe/Amsterdam',
      onMissing: (id) => {
        throw new Error(`No text ${id} in ${locale}`);
      },
      onProblem: (error) => {
        throw error;
      },
    });
    intls.set(locale, intl);
  }
  return intl;
}
