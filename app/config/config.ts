import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/**
 * The only place that reads the environment (`.env.example` lists it). A wrong value stops the start with the reason.
 */
const port = z.coerce.number().int().min(0).max(65_535);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
/** Says explicitly that there is no proxy in front of this server. */
const NO_PROXIES = 'none';
const proxies = list
  .refine(
    (entries) => entries.every((entry) => entry === NO_PROXIES || isIpOrRange(entry)),
    'must be IP addresses or ranges separated by commas, such as 10.0.0.5, 10.1.0.0/16; or none',
  )
  .refine(
    (entries) => entries.length < 2 || !entries.includes(NO_PROXIES),
    'none cannot be combined with IP addresses',
  );
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const environmentSchema = z.object({
  FACET_MODE: z.enum(['demo', 'production']).optional(),
  NODE_ENV: z.string().optional(),
  /** The value of NODE_ENV before `npm start` set it for the libraries. */
  FACET_NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  TENANTS_DIR: z.string().min(1).default('tenants'),
  LANDERS_DIR: z.string().min(1).default('landers'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:|mysql:\/\/)/, 'must start with sqlite: or mysql://')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUSTED_PROXIES: proxies,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be letters, digits and hyphens')
    .default('mail'),
  MAIL_REPORTS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  UNSUBSCRIBE_BY_MAIL: onOff.default(false),
  MAILBOX: onOff.optional(),
  DEMO_ACCOUNTS: onOff.optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'none']).optional(),
  S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://s3.example.com')
    .optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  VONAGE_API_KEY: z.string().min(1).optional(),
  VONAGE_API_SECRET: z.string().min(1).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a public key of 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key of 32 bytes in base64url')
    .optional(),
  SERVICE_WORKER: onOff.default(true),
  DEMO_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters')
    .optional(),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  STOP_SECONDS: z.coerce.number().int().min(3).max(600).default(10),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  UPLOAD_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  UPLOADS_PER_ADDRESS: z.coerce.number().int().min(1).max(10_000).default(20),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(100_000).default(64),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  TEST_CONTROL_PORT: port.optional(),
});

export interface Config {
  mode: 'demo' | 'production';
  port: number;
  host: string;
  dataDir: string;
  tenantsDir: string;
  /** Manifests and copy are read from here while the server runs; the components are those of the build. */
  landersDir: string;
  databaseUrl: string;
  /** Undefined if the environment has none: the demo then makes one and stores it in the data directory. */
  sessionSecret: string | undefined;
  trustedProxies: string[];
  smtpUrl: string | undefined;
  /** The keys that sign the mail of brands, by environment variable: DKIM_KEY_ and the brand's slug in capitals. */
  dkim: { selector: string; keys: ReadonlyMap<string, string> };
  /**
   * The key with which a mail server delivers reports about mail (null: it cannot), and whether mail to unsubscribe
   * reaches this server too.
   */
  mailReports: { key: string | null; unsubscribe: boolean };
  /** Whether the development mailbox page is open. */
  mailbox: boolean;
  demoAccounts: boolean;
  paymentProvider: 'sandbox' | 'none';
  /** The secrets of payment providers, by the name of their environment variable: PAYMENT_SECRET_… */
  paymentSecrets: ReadonlyMap<string, string>;
  /** The S3-compatible store for files. Null: files are stored in the data directory. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  /** The account that sends text messages. Null: the demo shows them in its inbox, and production sends none. */
  vonage: { key: string; secret: string } | null;
  /** Keys for push notifications. Null: the first start makes them and stores them in the database. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** False removes the service worker from every browser at its next visit. */
  serviceWorker: boolean;
  demoCountry: string | undefined;
  /** How many processes serve; SQLite has one. */
  workers: number;
  /** The longest time for a stop. Requests without a response two seconds before its end are cut. */
  stopMs: number;
  logLevel: string;
  /** Request bodies: how long one may take, and how many one IP address may send at once. */
  uploads: { milliseconds: number; perIp: number };
  /** The size of the cache of finished pages for visitors. */
  cacheBytes: number;
  /** Where metrics are served; without a port they are not. */
  metrics: { port: number | undefined; host: string };
  /** The second loopback port with the test controls (test-control.ts); never in production. */
  testControlPort: number | undefined;
}

/** How the names of the environment variables begin that the files of brands may name. */
const PAYMENT_SECRET = 'PAYMENT_SECRET_';
const DKIM_KEY = 'DKIM_KEY_';

/** The environment variable with the key that signs the mail of a brand. */
export const dkimKeyName = (slug: string): string => DKIM_KEY + slug.toUpperCase().replaceAll('-', '_');

export class ConfigError extends Error {}

/** Reads and checks the environment. Throws a ConfigError that lists every problem by name. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment has invalid values:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const operatorSays = env.FACET_NODE_ENV ?? env.NODE_ENV;
  const mode = env.FACET_MODE ?? (operatorSays === 'production' ? 'production' : 'demo');
  const demo = mode === 'demo';
  const config: Config = {
    mode,
    port: env.PORT,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: env.DATA_DIR,
    tenantsDir: env.TENANTS_DIR,
    landersDir: env.LANDERS_DIR,
    databaseUrl: env.DATABASE_URL ?? `sqlite:${env.DATA_DIR}/facet.db`,
    sessionSecret: env.SESSION_SECRET,
    trustedProxies: env.TRUSTED_PROXIES.filter((entry) => entry !== NO_PROXIES),
    smtpUrl: env.SMTP_URL,
    dkim: {
      selector: env.DKIM_SELECTOR,
      keys: new Map(Object.entries(set).filter((entry): entry is [string, string] => entry[0].startsWith(DKIM_KEY))),
    },
    mailReports: { key: env.MAIL_REPORTS_KEY ?? null, unsubscribe: env.UNSUBSCRIBE_BY_MAIL },
    mailbox: env.MAILBOX ?? (demo && !env.SMTP_URL),
    demoAccounts: env.DEMO_ACCOUNTS ?? demo,
    paymentProvider: env.PAYMENT_PROVIDER ?? (demo ? 'sandbox' : 'none'),
    paymentSecrets: new Map(
      Object.entries(set).filter((entry): entry is [string, string] => entry[0].startsWith(PAYMENT_SECRET)),
    ),
    s3: readS3(env),
    vonage: readVonage(env),
    vapid: readVapid(env),
    serviceWorker: env.SERVICE_WORKER,
    demoCountry: env.DEMO_COUNTRY,
    workers: env.WORKERS,
    stopMs: env.STOP_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
    uploads: { milliseconds: env.UPLOAD_SECONDS * 1000, perIp: env.UPLOADS_PER_ADDRESS },
    cacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST },
    testControlPort: env.TEST_CONTROL_PORT,
  };
  if (!demo) refuseInsecure(config, env.TRUSTED_PROXIES.length > 0);
  else if (operatorSays === 'production') refuseOpenDemo(config);
  return config;
}

function isIpOrRange(entry: string): boolean {
  return entry.includes('/') ? ipaddr.isValidCIDR(entry) : ipaddr.isValid(entry);
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/;

/** Refuses a contradiction: nobody intends to show a demo with public passwords to the world. */
function refuseOpenDemo({ host }: Config): void {
  if (LOOPBACK.test(host)) return;
  throw new ConfigError(
    `NODE_ENV=production with FACET_MODE=demo refuses to listen on ${host}: a demo has public passwords, an open mailbox ` +
      'and payments that cost nothing. Remove FACET_MODE=demo for a real site, remove NODE_ENV=production for a demo on ' +
      'your own network, or set HOST=127.0.0.1.',
  );
}

/** All settings or none: an incomplete store stops the start. */
function readS3(env: z.output<typeof environmentSchema>): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  if (!endpoint && !bucket && !id && !secret) return null;
  if (endpoint && bucket && id && secret)
    return { endpoint, bucket, region: env.S3_REGION, accessKeyId: id, secretAccessKey: secret };
  throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
}

function readVonage({
  VONAGE_API_KEY: key,
  VONAGE_API_SECRET: secret,
}: z.output<typeof environmentSchema>): Config['vonage'] {
  if (!key && !secret) return null;
  if (key && secret) return { key, secret };
  throw new ConfigError('VONAGE_API_KEY and VONAGE_API_SECRET must be set together.');
}

function readVapid({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.output<typeof environmentSchema>): Config['vapid'] {
  if (!publicKey && !privateKey) return null;
  if (publicKey && privateKey) return { publicKey, privateKey };
  throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
}

export function processConfig(): Config {
  return readConfig(process.env);
}

/** Refuses to start production with insecure settings, and lists all of them. */
function refuseInsecure(config: Config, saysWhatStandsBefore: boolean): void {
  const found: string[] = [];
  if (!saysWhatStandsBefore) {
    found.push(
      'TRUSTED_PROXIES is missing: set it to the IP addresses of the proxy that terminates https in front of this server ' +
        '(its forwarded headers are trusted), or to none without a proxy (then every page redirects to https and every form is refused)',
    );
  }
  if (!config.sessionSecret) found.push('SESSION_SECRET is missing');
  if (config.mailbox) found.push('MAILBOX=on opens the development mailbox to everyone');
  if (!config.smtpUrl) found.push('SMTP_URL is missing: mail would not be sent');
  if (config.paymentProvider === 'sandbox') found.push('PAYMENT_PROVIDER=sandbox gives credits away');
  if (config.demoAccounts) found.push('DEMO_ACCOUNTS=on creates accounts with public passwords');
  if (config.testControlPort !== undefined) found.push('TEST_CONTROL_PORT opens the test controls');
  if (config.demoCountry) found.push('DEMO_COUNTRY overrides the visitor’s country');
  if (found.length > 0) {
    throw new ConfigError(`Production mode refuses to start:\n${found.map((line) => `  ${line}`).join('\n')}`);
  }
}
