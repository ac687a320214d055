import { join } from 'node:path';
import { z } from 'zod';
import { isTimeZone } from '@annals/contracts/kernel/time-zone';
import { DEFAULT_HOLIDAY_CALENDAR, isHolidayCalendar } from './time-off/public-holidays';
import type { BucketSettings } from './audit/sealing/places/bucket';
import type { LanguageModelSettings } from './language-model/settings';
import { mailboxBelow, type MailRoute } from './mail/carrier';

const PROCESS_ROLES = ['api', 'projections', 'jobs'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

const flag = z.enum(['true', 'false'], 'is true or false').transform((text) => text === 'true');

const key = z
  .base64('is 32 random bytes in base64 (openssl rand -base64 32)')
  .refine(
    (text) => Buffer.from(text, 'base64').length === 32,
    'is 32 random bytes in base64 (openssl rand -base64 32)',
  );

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/.+/, 'starts with postgres://');

const eventStoreUrl = z
  .string()
  .regex(/^(postgres(ql)?|esdb(\+discover)?):\/\/.+/, 'starts with esdb://, esdb+discover:// or postgres://');

/** A limit of what something may cost. */
const most = (usual: number) =>
  z.coerce.number('is a whole number').int('is a whole number').min(0, 'is at least 0').default(usual);

/** The environment, as `.env.example` documents it. Empty values count as not given. */
const environment = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], 'is development, production or test')
      .default('development'),
    PORT: z.coerce
      .number('is a port number')
      .int('is a port number')
      .min(0)
      .max(65_535, 'is at most 65535')
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url('is the address people open, such as https://annals.example.org').optional(),
    DATABASE_URL: postgresUrl.optional(),
    EVENT_STORE_URL: eventStoreUrl.optional(),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\/.+/, 'starts with redis://')
      .optional(),
    ANNALS_MASTER_KEY: key.optional(),
    ANNALS_SESSION_SECRET: z.string().min(32, 'has at least 32 characters').optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/.+/, 'starts with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^<>@\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/,
        'is the sender of e-mails, such as Annals <annals@example.org>',
      )
      .optional(),
    ANNALS_TIME_ZONE: z
      .string()
      .refine(isTimeZone, 'is the name of a time zone, such as Europe/Berlin')
      .default(Intl.DateTimeFormat().resolvedOptions().timeZone),
    HOLIDAY_CALENDAR: z
      .string()
      .refine(isHolidayCalendar, 'is a country, such as DE, or one with its state, such as DE-BY or US-CA')
      .default(DEFAULT_HOLIDAY_CALENDAR),
    ANNALS_SEAL_KEY: key.optional(),
    ANNALS_SEAL_KEY_PREVIOUS: z
      .union([key, z.literal('lost')], 'is the seal key before, or the word lost')
      .optional(),
    ANNALS_SEAL_ORIGIN: z
      .string()
      .regex(
        /^[^+\s]{1,200}$/,
        'is the name of the log, such as annals.example.org/log, without spaces and plus',
      )
      .optional(),
    ANNALS_SEAL_FOLDER: z.string().optional(),
    ANNALS_SEAL_WEBHOOK: z
      .url({ protocol: /^https?$/, error: 'is an address that checkpoints are sent to' })
      .optional(),
    ANNALS_SEAL_BUCKET: z
      .url({ protocol: /^https?$/, error: 'is the address of a bucket, and a folder in it' })
      .optional(),
    ANNALS_SEAL_BUCKET_KEY_ID: z.string().optional(),
    ANNALS_SEAL_BUCKET_SECRET: z.string().optional(),
    ANNALS_SEAL_BUCKET_REGION: z.string().optional(),
    ANNALS_DATA: z.string().default('.data'),
    ANNALS_ERASURE_LIST: z.string().optional(),
    ANNALS_ROLES: z
      .string()
      .default(PROCESS_ROLES.join(','))
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(z.enum(PROCESS_ROLES, `lists some of ${PROCESS_ROLES.join(', ')}`)).min(1)),
    ANNALS_DEMO: flag.optional(),
    ANNALS_ALEX: flag.default(true),
    ANNALS_MODEL_URL: z
      .url({ protocol: /^https?$/, error: 'is the base address of an OpenAI-compatible endpoint' })
      .refine((text) => !/\/\/[^/]*@/.test(text), 'carries no password: the key is ANNALS_MODEL_KEY')
      .optional(),
    ANNALS_MODEL_NAME: z.string().max(100, 'has at most 100 characters').optional(),
    ANNALS_MODEL_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'has no spaces and no line breaks')
      .optional(),
    ANNALS_MODEL_SECONDS: z.coerce
      .number('is a number of seconds')
      .min(1, 'is at least 1')
      .max(120, 'is at most 120')
      .default(20),
    ANNALS_MODEL_CALLS_PER_DAY: most(200),
    ANNALS_MODEL_CALLS_PER_MONTH: most(4_000),
    ANNALS_MODEL_TOKENS_PER_DAY: most(200_000),
    ANNALS_MODEL_TOKENS_PER_MONTH: most(4_000_000),
    ANNALS_TRUST_PROXY: flag.default(false),
    ANNALS_SIDE_PORT: z.coerce
      .number('is a port number')
      .int('is a port number')
      .min(0)
      .max(65_535, 'is at most 65535')
      .optional(),
    ANNALS_METRICS: flag.default(false),
    ANNALS_METRICS_TOKEN: z.string().min(16, 'has at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url('is the address of a collector, such as http://localhost:4318')
      .optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'is fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
  })
  .superRefine((values, context) => {
    if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined)
      context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is needed with SMTP_URL' });
    if (values.ANNALS_MODEL_URL !== undefined && values.ANNALS_MODEL_NAME === undefined)
      context.addIssue({
        code: 'custom',
        path: ['ANNALS_MODEL_NAME'],
        message: 'is needed with ANNALS_MODEL_URL',
      });
    if (values.ANNALS_SEAL_BUCKET !== undefined)
      for (const name of ['ANNALS_SEAL_BUCKET_KEY_ID', 'ANNALS_SEAL_BUCKET_SECRET'] as const)
        if (values[name] === undefined)
          context.addIssue({ code: 'custom', path: [name], message: 'is needed with ANNALS_SEAL_BUCKET' });
    if (values.ANNALS_METRICS && values.ANNALS_SIDE_PORT === undefined)
      context.addIssue({
        code: 'custom',
        path: ['ANNALS_SIDE_PORT'],
        message: 'is needed with ANNALS_METRICS',
      });
    if (values.NODE_ENV !== 'production') return;
    for (const name of [
      'DATABASE_URL',
      'ANNALS_MASTER_KEY',
      'ANNALS_SEAL_KEY',
      'ANNALS_SESSION_SECRET',
      'PUBLIC_URL',
    ] as const)
      if (values[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is needed in production' });
    if (values.ANNALS_DEMO)
      context.addIssue({ code: 'custom', path: ['ANNALS_DEMO'], message: 'cannot be true in production' });
  });

/** The names of all settings, as `.env.example` and Docker Compose have to know them. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/** Everything that can be set, parsed once at the start. */
export interface Configuration {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Where people open it; undefined: whatever address they reached it by. */
  readonly publicUrl: string | undefined;
  /** undefined: the embedded PostgreSQL, with its data below `dataDirectory`. */
  readonly databaseUrl: string | undefined;
  /** Where the signed list of erasures is kept; undefined: nowhere by itself. */
  readonly erasureListFile: string | undefined;
  /** Where the log is; undefined: in the same PostgreSQL as everything else. */
  readonly eventStoreUrl: string | undefined;
  /** undefined: jobs are queued in PostgreSQL. */
  readonly redisUrl: string | undefined;
  /** undefined: generated into `dataDirectory`. */
  readonly masterKey: string | undefined;
  readonly sessionSecret: string | undefined;
  /** Where e-mails go: without a server, into a folder below `dataDirectory`; in production, where such a folder is no place for them, nowhere. */
  readonly mail: MailRoute;
  /** The time zone of e-mails to people who have not named theirs. */
  readonly timeZone: string;
  /** Where the public holidays are taken from. */
  readonly holidayCalendar: string;
  /** The secret key that the log is sealed with; undefined: generated into `dataDirectory`. */
  readonly sealKey: string | undefined;
  /** The one before, which signs the change, or `lost`. */
  readonly previousSealKey: string | undefined;
  /** The name of the log in its checkpoints; undefined: made of `publicUrl`. */
  readonly sealOrigin: string | undefined;
  /** Where checkpoints are published besides; the folder is below `dataDirectory` unless it is named. */
  readonly sealFolder: string | undefined;
  readonly sealWebhook: string | undefined;
  readonly sealBucket: BucketSettings | undefined;
  readonly dataDirectory: string;
  readonly roles: readonly ProcessRole[];
  /** Whether an empty log is filled with the demo company. */
  readonly demo: boolean;
  /** Whether ALEX looks for insights. */
  readonly alex: boolean;
  /** The language model that may put insights and briefings into other words; undefined: there is none. */
  readonly languageModel: LanguageModelSettings | undefined;
  /** Whether `X-Forwarded-*` headers are believed. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** The port of the door for probes; undefined: there is none. */
  readonly sidePort: number | undefined;
  /** Whether `/metrics` is there too, and what Prometheus must say. */
  readonly metrics: boolean;
  readonly metricsToken: string | undefined;
  /** Where traces go; undefined: nothing is traced. */
  readonly tracesEndpoint: string | undefined;
}

/** A setting that cannot be used, in a sentence that names it. Its value is never repeated: it may be a secret. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration';
}

/**
 * Reads the configuration from environment variables.
 * @throws WrongConfiguration with one sentence per wrong setting
 */
export function readConfiguration(variables: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`);
    throw new WrongConfiguration([...new Set(sentences)].join('\n'));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    eventStoreUrl: values.EVENT_STORE_URL,
    // In production the data folder is no place for it: it may be gone with the container.
    erasureListFile:
      values.ANNALS_ERASURE_LIST ?? (production ? undefined : join(values.ANNALS_DATA, 'erasures.txt')),
    redisUrl: values.REDIS_URL,
    masterKey: values.ANNALS_MASTER_KEY,
    sessionSecret: values.ANNALS_SESSION_SECRET,
    mail: mailRouteOf(values),
    timeZone: values.ANNALS_TIME_ZONE,
    holidayCalendar: values.HOLIDAY_CALENDAR,
    sealKey: values.ANNALS_SEAL_KEY,
    previousSealKey: values.ANNALS_SEAL_KEY_PREVIOUS,
    sealOrigin: values.ANNALS_SEAL_ORIGIN,
    sealFolder: values.ANNALS_SEAL_FOLDER,
    sealWebhook: values.ANNALS_SEAL_WEBHOOK,
    sealBucket: bucketOf(values),
    dataDirectory: values.ANNALS_DATA,
    roles: values.ANNALS_ROLES,
    demo: !production && (values.ANNALS_DEMO ?? true),
    alex: values.ANNALS_ALEX,
    languageModel: languageModelOf(values),
    trustProxy: values.ANNALS_TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    sidePort: values.ANNALS_SIDE_PORT,
    metrics: values.ANNALS_METRICS,
    metricsToken: values.ANNALS_METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

function languageModelOf(values: z.infer<typeof environment>): LanguageModelSettings | undefined {
  const { ANNALS_MODEL_URL: baseUrl, ANNALS_MODEL_NAME: model, ANNALS_MODEL_KEY: key } = values;
  if (baseUrl === undefined || model === undefined) return undefined;
  return {
    baseUrl,
    host: new URL(baseUrl).host,
    model,
    key,
    timeLimitMs: values.ANNALS_MODEL_SECONDS * 1_000,
    limits: {
      callsPerDay: values.ANNALS_MODEL_CALLS_PER_DAY,
      callsPerMonth: values.ANNALS_MODEL_CALLS_PER_MONTH,
      tokensPerDay: values.ANNALS_MODEL_TOKENS_PER_DAY,
      tokensPerMonth: values.ANNALS_MODEL_TOKENS_PER_MONTH,
    },
  };
}

function mailRouteOf(values: z.infer<typeof environment>): MailRoute {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = 'Annals <annals@localhost>' } = values;
  if (smtpUrl !== undefined) return { smtpUrl, from };
  return values.NODE_ENV === 'production' ? 'off' : { directory: mailboxBelow(values.ANNALS_DATA), from };
}

function bucketOf(values: z.infer<typeof environment>): BucketSettings | undefined {
  const {
    ANNALS_SEAL_BUCKET: url,
    ANNALS_SEAL_BUCKET_KEY_ID: accessKeyId = '',
    ANNALS_SEAL_BUCKET_SECRET: secretAccessKey = '',
    ANNALS_SEAL_BUCKET_REGION: region,
  } = values;
  return url === undefined ? undefined : { url, accessKeyId, secretAccessKey, region };
}
