import * as z from 'zod';
import { StartRefused } from '../platform/log/start-refused.ts';
import { liveFaults } from './live-faults.ts';

/** An empty line in .env leaves a value unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? fallback : value), schema);

const flag = z.enum(['true', 'false'], 'write true or false').transform((value) => value === 'true');
/** Number of consecutive proxies that append to X-Forwarded-For. */
const hops = z
  .string()
  .regex(
    /^(true|false|[0-9])$/,
    'write true behind one proxy, the number of proxies behind several, or false',
  )
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));
const whole = (from: number, to: number) =>
  z.coerce
    .number({ error: `write a whole number from ${from} to ${to}` })
    .int()
    .min(from)
    .max(to);

const PASSWORD_AND_USER = /^(\w+:\/\/)[^/?#]*@/;
/** Lists of hosts are libpq's; the driver would read one as a name. */
const SEVERAL_HOSTS = /^\w+:\/\/[^/?#]*,|[?&](host|hostaddr|port)=[^&]*(,|%2C)|[?&]target_session_attrs=/i;
const databaseAddress = z
  .string()
  .refine(
    (address) => !SEVERAL_HOSTS.test(address.replace(PASSWORD_AND_USER, '$1')),
    'write one host; put HAProxy in front of several (deploy/cluster)',
  )
  .pipe(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'write a PostgreSQL address, such as postgres://user:secret@host/name',
    }),
  );

const schema = z.object({
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'production'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PORT: withDefault(whole(0, 65535), '3000'),
  PUBLIC_URL: optional(
    z.url({ protocol: /^https?$/, error: 'write the full public address, such as https://shop.example.org' }),
  ),
  DATA_DIR: withDefault(z.string(), 'var'),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_READ_URL: optional(databaseAddress),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_(test|live)_/, 'write a key that begins with sk_ or rk_'),
  ),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_(test|live)_/, 'write a key that begins with pk_')),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_/, 'write the signing secret that begins with whsec_'),
  ),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'write a mail server address, such as smtps://user:secret@mail.example.org',
    }),
  ),
  MAIL_FROM: withDefault(
    z.string().regex(/@/, 'write a sender with a mail address'),
    'Gewitter <orders@example.org>',
  ),
  ANALYTICS_URL: optional(
    z.url({
      protocol: /^https?$/,
      error: 'write the address of your Plausible, such as https://plausible.example.org',
    }),
  ),
  ANALYTICS_DOMAIN: optional(
    z
      .string()
      .regex(/^[\w.-]+(\/[\w./-]*)?$/, 'write the site’s name in Plausible, such as shop.example.org'),
  ),
  LINK_SECRET: optional(
    z.string().min(32, 'write at least 32 random characters, such as openssl rand -hex 32 prints'),
  ),
  SESSION_MINUTES: withDefault(whole(31, 1439), '60'),
  // Shoppers get a response within four seconds; one of them is for our own work.
  PROVIDER_PATIENCE_MS: withDefault(whole(1000, 60_000), '3000'),
  RATE_LIMIT_PER_MINUTE: withDefault(whole(1, 1_000_000), '120'),
  TRUST_PROXY: withDefault(hops, 'false'),
  TEST_MODE_OPEN_TO_NETWORK: withDefault(flag, 'false'),
  METRICS_TOKEN: optional(
    z.string().min(32, 'write at least 32 random characters, such as openssl rand -hex 32 prints'),
  ),
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
/** Wildcard hosts, which include loopback. */
const EVERYWHERE = /^(0\.0\.0\.0|::)$/;

export interface Env {
  readonly mode: 'production' | 'development' | 'test';
  readonly host: string;
  readonly port: number;
  /** Public address without a trailing slash; undefined until the port is known. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  /** Keys of a real account; undefined runs the payment sandbox. */
  readonly stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** A self-hosted Plausible without a trailing slash, and the shop's name there; no visits count without it. */
  readonly analytics: { url: string; domain: string } | undefined;
  /** Signs links in mails; undefined generates one in the data folder. */
  readonly linkSecret: string | undefined;
  /** Lifetime of an unpaid checkout session in minutes (the provider allows 30 minutes to 24 hours). */
  readonly sessionMinutes: number;
  readonly patienceMs: number;
  /** Limit per minute and client address: of writing requests, and of uncached pages and checkout states. */
  readonly rateLimitPerMinute: number;
  readonly trustedHops: number;
  /** Lets other machines reach a shop in test mode: its mailbox, orders and payments. */
  readonly testModeOpenToNetwork: boolean;
  /** True if payments are real: a live key, or a public address. Then example data are refused. */
  readonly takesMoney: boolean;
  /** Token for /metrics; undefined disables metrics. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

export class EnvironmentError extends StartRefused {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** The valid values, with the others unset, and their faults by name. */
function readValues(source: Record<string, string | undefined>) {
  const parsed = schema.safeParse(source);
  if (parsed.success) return { values: parsed.data, misread: new Map<string, string>() };
  const misread = new Map(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), `${path.join('.')}: ${message}`]),
  );
  const readable = Object.entries(source).filter(([name]) => !misread.has(name));
  return { values: schema.parse(Object.fromEntries(readable)), misread };
}

/**
 * Reads the environment once; everything else imports the result. Throws one EnvironmentError that lists every fault with
 * its remedy.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const { values, misread } = readValues(source);
  const faults: string[] = [];

  const publicUrl = values.PUBLIC_URL?.replace(/\/+$/, '');
  const isPublic = publicUrl !== undefined && !LOOPBACK.test(new URL(publicUrl).hostname);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = values;

  const isReachable = LOOPBACK.test(values.HOST) || EVERYWHERE.test(values.HOST);
  if (!secretKey && !isReachable && !values.TEST_MODE_OPEN_TO_NETWORK) {
    faults.push(
      'HOST: the payment sandbox answers this computer only; listen at 127.0.0.1, or set TEST_MODE_OPEN_TO_NETWORK=true to let other machines in',
    );
  }
  if (isPublic && !secretKey) {
    faults.push(
      'STRIPE_SECRET_KEY: a shop with a public address cannot run on the payment sandbox; set the account’s secret key, or use a localhost PUBLIC_URL',
    );
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    faults.push('DATABASE_READ_URL: a replica follows the PostgreSQL of DATABASE_URL, which is not set');
  }
  if (isPublic && !values.DATABASE_URL) {
    faults.push(
      'DATABASE_URL: a shop with a public address needs PostgreSQL, because the embedded database does not survive a power loss',
    );
  }
  if (isPublic && !values.SMTP_URL) {
    faults.push(
      'SMTP_URL: a shop with a public address must be able to send mail; set your mail server’s address',
    );
  }
  if (secretKey && !publishableKey) {
    faults.push('STRIPE_PUBLISHABLE_KEY: set the publishable key of the same account as STRIPE_SECRET_KEY');
  }
  if (secretKey && !webhookSecret) {
    faults.push(
      'STRIPE_WEBHOOK_SECRET: set the signing secret of the webhook that points to /api/shop/stripe-webhook',
    );
  }
  if (!secretKey && (publishableKey || webhookSecret)) {
    faults.push('STRIPE_SECRET_KEY: set it too, or remove the other STRIPE_ values to use the sandbox');
  }
  if (secretKey && publishableKey && secretKey.includes('_live_') !== publishableKey.includes('_live_')) {
    faults.push('STRIPE_PUBLISHABLE_KEY: one key is live and the other a test key; use two of a kind');
  }
  const { ANALYTICS_URL: analyticsUrl, ANALYTICS_DOMAIN: analyticsDomain } = values;
  if (analyticsUrl && !analyticsDomain) {
    faults.push('ANALYTICS_DOMAIN: set the name that this shop has as a site of ANALYTICS_URL');
  }
  if (analyticsDomain && !analyticsUrl) {
    faults.push('ANALYTICS_URL: set the address of the analytics service too, or remove ANALYTICS_DOMAIN');
  }
  const takesMoney = secretKey !== undefined && (isPublic || secretKey.includes('_live_'));
  if (takesMoney) {
    faults.push(
      ...liveFaults({
        publicUrl,
        listensOutside: !LOOPBACK.test(values.HOST),
        hasProxy: Boolean(values.TRUST_PROXY),
        mailFrom: values.MAIL_FROM,
        linkSecret: values.LINK_SECRET,
      }),
    );
  }
  // Report an unreadable value once, not also as missing.
  const others = faults.filter((fault) => !misread.has(fault.slice(0, fault.indexOf(':'))));
  if (misread.size + others.length > 0) throw new EnvironmentError([...misread.values(), ...others]);

  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    stripe:
      secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret } : undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    analytics:
      analyticsUrl && analyticsDomain
        ? { url: analyticsUrl.replace(/\/+$/, ''), domain: analyticsDomain }
        : undefined,
    takesMoney,
    linkSecret: values.LINK_SECRET,
    sessionMinutes: values.SESSION_MINUTES,
    patienceMs: values.PROVIDER_PATIENCE_MS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    trustedHops: values.TRUST_PROXY,
    testModeOpenToNetwork: values.TEST_MODE_OPEN_TO_NETWORK,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}
