import { join } from 'node:path';
import { isEventStoreDbUrl, isLogAddress } from '@annals/event-store/eventstoredb/connection-string';
import { z } from 'zod';
import { enteredNumber } from '@annals/contracts/kernel/entered-number';
import { isTimeZone } from '@annals/contracts/kernel/time-zone';
import type { VaultSettings } from '@annals/event-store/personal-data/vault-key-wrapper';
import { PROCESS_ROLES, type ProcessRole } from '../kernel/process-role';
import { WrongConfiguration } from '../kernel/wrong-configuration';
import { isThisMachineAlone } from '../kernel/address';
import { DEFAULT_HOLIDAY_CALENDAR, isHolidayCalendar } from '../kernel/public-holidays';
import type { BucketSettings } from '../sealing/places/bucket-client';
import type { SealConfiguration } from '../sealing/seal-configuration';
import { readWitnesses } from '../sealing/witnesses/settings';
import type { LanguageModelSettings } from './language-model';
import { mailboxBelow, type MailRoute } from '../mail/transport';
import type { PictureSettings } from '../pictures/open-store';

const flag = z.enum(['true', 'false'], 'is true or false').transform((text) => text === 'true');

/** How many proxies a request passes; `true` is one. */
const proxies = z
  .string()
  .regex(
    /^(true|false|\d)$/,
    'is the number of reverse proxies in front, at most 9; true means 1, false means 0',
  )
  .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)));

const key = z
  .base64('is 32 random bytes in base64 (openssl rand -base64 32)')
  .refine(
    (text) => Buffer.from(text, 'base64').length === 32,
    'is 32 random bytes in base64 (openssl rand -base64 32)',
  );

/** A password of any characters breaks an address unless they are written as an address has them. */
const NO_ADDRESS =
  'is no address that can be read: in a user or a password write characters such as / # ? as %2F %23 %3F, and the port is a number';

/** An address with one of some beginnings; it may carry a password, so nothing of it is told. */
const address = (beginning: RegExp, error: string) =>
  z
    .string()
    .regex(beginning, error)
    .refine((text) => !beginning.test(text) || URL.canParse(text), NO_ADDRESS);

const postgresUrl = address(/^postgres(ql)?:\/\/.+/, 'starts with postgres://');

const eventStoreUrl = z
  .string()
  .regex(/^(postgres(ql)?|esdb(\+discover)?):\/\/.+/, 'starts with esdb://, esdb+discover:// or postgres://')
  .refine((text) => !text.startsWith('postgres') || URL.canParse(text), NO_ADDRESS)
  .refine(
    (text) => !isEventStoreDbUrl(text) || isLogAddress(text),
    'is no address of EventStoreDB: it looks like esdb://user:password@host:2113 or esdb+discover://user:password@host:2113, without a user only with ?tls=false',
  );

const port = enteredNumber(
  z.int('is a port number').min(0, 'is a port number').max(65_535, 'is at most 65535'),
  'is a port number',
);

/** A limit of what something may cost. */
const most = (usual: number) =>
  enteredNumber(z.int('is a whole number').min(0, 'is at least 0'), 'is a whole number').default(usual);

/** The settings that name a bucket; the key to it is in settings that begin with the same words. */
const BUCKETS = ['ANNALS_SEAL_BUCKET', 'ANNALS_PICTURES_BUCKET'] as const;

/** What signs the log, read by the product and by the signer alike. */
const signing = z.object({
  ANNALS_SEAL_KEY: key.optional(),
  ANNALS_SEAL_KEY_PREVIOUS: z
    .string()
    .refine(
      (text) => text === 'lost' || key.safeParse(text).success,
      'is the seal key before, 32 bytes in base64, or the word lost',
    )
    .optional(),
  ANNALS_SEAL_SIGNER_TOKEN: z.string().min(32, 'has at least 32 characters').optional(),
});

/** The environment, as `.env.example` documents it. Empty values count as not given. */
const environment = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], 'is development, production or test')
      .default('development'),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z
      .url({
        protocol: /^https?$/,
        error: 'is the address people open, such as https://annals.example.org',
      })
      .optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_KEYS_URL: postgresUrl.optional(),
    DATABASE_SEAL_URL: postgresUrl.optional(),
    DATABASE_OWNER_URL: postgresUrl.optional(),
    DATABASE_ADMIN_URL: postgresUrl.optional(),
    EVENT_STORE_URL: eventStoreUrl.optional(),
    REDIS_URL: address(/^rediss?:\/\/.+/, 'starts with redis://').optional(),
    ANNALS_MASTER_KEY: key.optional(),
    ANNALS_MASTER_KEY_PREVIOUS: key.optional(),
    ANNALS_VAULT_URL: z
      .url({ protocol: /^https?$/, error: 'is the address of Vault, such as https://vault.example.org:8200' })
      .optional(),
    ANNALS_VAULT_TOKEN: z.string().min(1).optional(),
    ANNALS_VAULT_KEY: z.string().min(1).default('annals'),
    ANNALS_VAULT_MOUNT: z.string().min(1).default('transit'),
    ANNALS_BACKUP_KEY: key.optional(),
    ANNALS_SESSION_DAYS: enteredNumber(
      z.int('is a number of days').min(1, 'is at least 1').max(90, 'is at most 90'),
      'is a number of days',
    ).default(7),
    ANNALS_SESSION_SECRET: z.string().min(32, 'has at least 32 characters').optional(),
    SMTP_URL: address(/^smtps?:\/\/.+/, 'starts with smtp:// or smtps://').optional(),
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
    ...signing.shape,
    ANNALS_SEAL_SIGNER: z
      .string()
      .regex(
        /^(unix:\/|https?:\/\/).+/,
        'is where annals signer listens: unix:/run/annals/signer.sock, or http://127.0.0.1:3081',
      )
      .optional(),
    ANNALS_SEAL_ORIGIN: z
      .string()
      .regex(
        /^[^+\s]{1,200}$/,
        'is the name of the log, such as annals.example.org/log, without spaces and plus',
      )
      .optional(),
    ANNALS_SEAL_FOLDER: z.string().optional(),
    ANNALS_SEAL_MEMORY: z.string().optional(),
    ANNALS_SEAL_WEBHOOK: z
      .url({ protocol: /^https?$/, error: 'is an address that checkpoints are sent to' })
      .optional(),
    ANNALS_SEAL_BUCKET: z
      .url({ protocol: /^https?$/, error: 'is the address of a bucket, and a folder in it' })
      .optional(),
    ANNALS_SEAL_BUCKET_KEY_ID: z.string().optional(),
    ANNALS_SEAL_BUCKET_SECRET: z.string().optional(),
    ANNALS_SEAL_BUCKET_REGION: z.string().optional(),
    ANNALS_SEAL_WITNESSES: z
      .string()
      .transform((text, context) => {
        const witnesses = readWitnesses(text);
        if (witnesses) return witnesses;
        context.addIssue({
          code: 'custom',
          message:
            'names for each witness its public key, a space and its address, separated by commas, such as witness.example.org/w1+12345678+BA… https://witness.example.org',
        });
        return z.NEVER;
      })
      .default([]),
    ANNALS_PICTURES_FOLDER: z.string().optional(),
    ANNALS_PICTURES_BUCKET: z
      .url({ protocol: /^https?$/, error: 'is the address of a bucket, and a folder in it' })
      .optional(),
    ANNALS_PICTURES_BUCKET_KEY_ID: z.string().optional(),
    ANNALS_PICTURES_BUCKET_SECRET: z.string().optional(),
    ANNALS_PICTURES_BUCKET_REGION: z.string().optional(),
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
    ANNALS_MODEL_SECONDS: enteredNumber(
      z.number().min(1, 'is at least 1').max(120, 'is at most 120'),
      'is a number of seconds',
    ).default(20),
    ANNALS_MODEL_CALLS_PER_DAY: most(200),
    ANNALS_MODEL_CALLS_PER_MONTH: most(4_000),
    ANNALS_MODEL_TOKENS_PER_DAY: most(200_000),
    ANNALS_MODEL_TOKENS_PER_MONTH: most(4_000_000),
    ANNALS_TRUST_PROXY: proxies.default(0),
    ANNALS_SIDE_PORT: port.optional(),
    ANNALS_METRICS: flag.default(false),
    ANNALS_METRICS_TOKEN: z.string().min(16, 'has at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'is the address of a collector, such as http://localhost:4318' })
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
    if (values.ANNALS_VAULT_URL !== undefined && values.ANNALS_VAULT_TOKEN === undefined)
      context.addIssue({
        code: 'custom',
        path: ['ANNALS_VAULT_TOKEN'],
        message: 'is needed with ANNALS_VAULT_URL',
      });
    if (
      values.ANNALS_VAULT_URL !== undefined &&
      values.ANNALS_MASTER_KEY === undefined &&
      values.ANNALS_BACKUP_KEY === undefined &&
      values.NODE_ENV === 'production'
    )
      context.addIssue({
        code: 'custom',
        path: ['ANNALS_BACKUP_KEY'],
        message: 'is needed with ANNALS_VAULT_URL',
      });
    if (values.ANNALS_MODEL_URL !== undefined && values.ANNALS_MODEL_NAME === undefined)
      context.addIssue({
        code: 'custom',
        path: ['ANNALS_MODEL_NAME'],
        message: 'is needed with ANNALS_MODEL_URL',
      });
    for (const bucket of BUCKETS)
      if (values[bucket] !== undefined)
        for (const name of [`${bucket}_KEY_ID`, `${bucket}_SECRET`] as const)
          if (values[name] === undefined)
            context.addIssue({ code: 'custom', path: [name], message: `is needed with ${bucket}` });
    if (values.ANNALS_PICTURES_BUCKET !== undefined && values.ANNALS_PICTURES_FOLDER !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['ANNALS_PICTURES_FOLDER'],
        message: 'cannot be set together with ANNALS_PICTURES_BUCKET: pictures are in one place',
      });
    if (values.ANNALS_SEAL_SIGNER !== undefined)
      for (const name of ['ANNALS_SEAL_KEY', 'ANNALS_SEAL_KEY_PREVIOUS'] as const)
        if (values[name] !== undefined && values[name] !== 'lost')
          context.addIssue({
            code: 'custom',
            path: [name],
            message:
              'belongs to the signer alone when ANNALS_SEAL_SIGNER is set: take it out of this environment',
          });
    if (values.ANNALS_SEAL_SIGNER?.startsWith('http') && values.ANNALS_SEAL_SIGNER_TOKEN === undefined)
      context.addIssue({
        code: 'custom',
        path: ['ANNALS_SEAL_SIGNER_TOKEN'],
        message: 'is needed with an ANNALS_SEAL_SIGNER that is no socket',
      });
    if (values.ANNALS_METRICS && values.ANNALS_SIDE_PORT === undefined)
      context.addIssue({
        code: 'custom',
        path: ['ANNALS_SIDE_PORT'],
        message: 'is needed with ANNALS_METRICS',
      });
    if (offersDemoByAccident(values))
      context.addIssue({
        code: 'custom',
        path: ['HOST'],
        message:
          'lets other machines in, where everybody knows the password of the demo company. Set NODE_ENV=production, or ANNALS_DEMO=false for an installation without the demo company, or ANNALS_DEMO=true to show it to everybody who reaches this address',
      });
    if (values.NODE_ENV !== 'production') return;
    for (const name of [
      'DATABASE_URL',
      'ANNALS_MASTER_KEY',
      'ANNALS_SEAL_KEY',
      'ANNALS_SESSION_SECRET',
      'PUBLIC_URL',
    ] as const)
      if (
        values[name] === undefined &&
        !(name === 'ANNALS_MASTER_KEY' && values.ANNALS_VAULT_URL !== undefined) &&
        !(name === 'ANNALS_SEAL_KEY' && values.ANNALS_SEAL_SIGNER !== undefined)
      )
        context.addIssue({ code: 'custom', path: [name], message: 'is needed in production' });
    if (values.ANNALS_DEMO)
      context.addIssue({ code: 'custom', path: ['ANNALS_DEMO'], message: 'cannot be true in production' });
  });

/** Whether the demo company would be reachable from other machines although nobody asked for it. */
function offersDemoByAccident(values: {
  NODE_ENV: string;
  ANNALS_DEMO?: boolean | undefined;
  ANNALS_ROLES: readonly ProcessRole[];
  HOST: string;
}): boolean {
  const { NODE_ENV, ANNALS_DEMO, ANNALS_ROLES, HOST } = values;
  if (NODE_ENV === 'production' || ANNALS_DEMO !== undefined) return false;
  return ANNALS_ROLES.includes('api') && !isThisMachineAlone(HOST);
}

/** The names of all settings, as `.env.example` and Docker Compose have to know them. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/** Everything that can be set, parsed once at the start. */
export interface Configuration extends SealConfiguration {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Where people open it; undefined: whatever address they reached it by. */
  readonly publicUrl: string | undefined;
  /** undefined: the embedded PostgreSQL, with its data below `dataDirectory`. */
  readonly databaseUrl: string | undefined;
  /** Database users of their own for the keys, the seal and the owner; undefined: `databaseUrl` is for everything. */
  readonly databaseKeysUrl: string | undefined;
  readonly databaseSealUrl: string | undefined;
  /** Needed only by what changes schemas, backs up and restores. */
  readonly databaseOwnerUrl: string | undefined;
  /** A superuser, or a user who may create roles; needed only to make the database users. */
  readonly databaseAdminUrl: string | undefined;
  /** Where the signed list of erasures is kept; undefined: nowhere by default. */
  readonly erasureListFile: string | undefined;
  /** Where the log is; undefined: in the same PostgreSQL as everything else. */
  readonly eventStoreUrl: string | undefined;
  /** undefined: jobs are queued in PostgreSQL. */
  readonly redisUrl: string | undefined;
  /** undefined: generated into `dataDirectory`. */
  readonly masterKey: string | undefined;
  /** The one before, or the one that is coming: what it wrapped is opened as well. */
  readonly previousMasterKey: string | undefined;
  /** The key in HashiCorp Vault that wraps the keys of people; undefined: the master key does. */
  readonly vault: VaultSettings | undefined;
  readonly sessionSecret: string | undefined;
  /** After how many days a session ends, however much it is used. */
  readonly sessionDays: number;
  /** What backups are encrypted with; undefined: a key derived from the master key. */
  readonly backupKey: string | undefined;
  /** Where e-mails go: without a server, into a folder below `dataDirectory`; in production, where such a folder is no place for them, nowhere. */
  readonly mail: MailRoute;
  /** The time zone of e-mails to people who have not named theirs. */
  readonly timeZone: string;
  /** Where the public holidays are taken from. */
  readonly holidayCalendar: string;
  /** Where the pictures of people are. */
  readonly pictures: PictureSettings;
  readonly roles: readonly ProcessRole[];
  /** Whether an empty log is filled with a demo company, where the program has one. */
  readonly demo: boolean;
  /** Whether that was asked for by name. */
  readonly asksForDemo: boolean;
  /** Whether it refuses to start while accounts are open with the demo company's password, which everybody knows. */
  readonly refusesDemoAccounts: boolean;
  /** Whether ALEX looks for insights. */
  readonly alex: boolean;
  /** The language model that may put insights and briefings into other words; undefined: there is none. */
  readonly languageModel: LanguageModelSettings | undefined;
  /** The number of proxies in front, whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** The port of the management server; undefined: there is none. */
  readonly sidePort: number | undefined;
  /** Whether `/metrics` is there too, and what Prometheus must say. */
  readonly metrics: boolean;
  readonly metricsToken: string | undefined;
  /** Where traces go; undefined: nothing is traced. */
  readonly tracesEndpoint: string | undefined;
}

/**
 * Reads the configuration from environment variables.
 * @throws WrongConfiguration with one sentence per wrong setting
 */
export function readConfiguration(variables: Readonly<Record<string, string | undefined>>): Configuration {
  const values = parsedBy(environment, variables);
  const production = values.NODE_ENV === 'production';
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    databaseKeysUrl: values.DATABASE_KEYS_URL,
    databaseSealUrl: values.DATABASE_SEAL_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseAdminUrl: values.DATABASE_ADMIN_URL,
    eventStoreUrl: values.EVENT_STORE_URL,
    // In production the data folder is no place for it: it may be gone with the container.
    erasureListFile:
      values.ANNALS_ERASURE_LIST ?? (production ? undefined : join(values.ANNALS_DATA, 'erasures.txt')),
    redisUrl: values.REDIS_URL,
    masterKey: values.ANNALS_MASTER_KEY,
    previousMasterKey: values.ANNALS_MASTER_KEY_PREVIOUS,
    vault: vaultOf(values),
    backupKey: values.ANNALS_BACKUP_KEY,
    sessionSecret: values.ANNALS_SESSION_SECRET,
    sessionDays: values.ANNALS_SESSION_DAYS,
    mail: mailRouteOf(values),
    timeZone: values.ANNALS_TIME_ZONE,
    holidayCalendar: values.HOLIDAY_CALENDAR,
    sealKey: values.ANNALS_SEAL_KEY,
    previousSealKey: values.ANNALS_SEAL_KEY_PREVIOUS,
    sealSigner:
      values.ANNALS_SEAL_SIGNER === undefined
        ? undefined
        : { address: values.ANNALS_SEAL_SIGNER, token: values.ANNALS_SEAL_SIGNER_TOKEN },
    sealOrigin: values.ANNALS_SEAL_ORIGIN,
    sealFolder: values.ANNALS_SEAL_FOLDER,
    sealMemory: values.ANNALS_SEAL_MEMORY ?? join(values.ANNALS_DATA, 'seal-memory.json'),
    sealWebhook: values.ANNALS_SEAL_WEBHOOK,
    sealBucket: bucketOf(values, 'ANNALS_SEAL_BUCKET'),
    sealWitnesses: values.ANNALS_SEAL_WITNESSES,
    pictures: bucketOf(values, 'ANNALS_PICTURES_BUCKET') ?? {
      directory: values.ANNALS_PICTURES_FOLDER ?? join(values.ANNALS_DATA, 'pictures'),
    },
    dataDirectory: values.ANNALS_DATA,
    roles: values.ANNALS_ROLES,
    demo: !production && (values.ANNALS_DEMO ?? true),
    asksForDemo: values.ANNALS_DEMO === true,
    refusesDemoAccounts: production || (values.ANNALS_DEMO === false && !isThisMachineAlone(values.HOST)),
    alex: values.ANNALS_ALEX,
    languageModel: languageModelOf(values),
    trustedProxies: values.ANNALS_TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    sidePort: values.ANNALS_SIDE_PORT,
    metrics: values.ANNALS_METRICS,
    metricsToken: values.ANNALS_METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/** What `annals signer` takes from its environment. */
export interface SignerKeys {
  readonly sealKey: string | undefined;
  readonly previousSealKey: string | undefined;
  readonly token: string | undefined;
}

/** Reads the keys of the signer, which has no other settings. @throws WrongConfiguration with one sentence per wrong setting */
export function readSignerKeys(variables: Readonly<Record<string, string | undefined>>): SignerKeys {
  const values = parsedBy(signing, variables);
  return {
    sealKey: values.ANNALS_SEAL_KEY,
    previousSealKey: values.ANNALS_SEAL_KEY_PREVIOUS,
    token: values.ANNALS_SEAL_SIGNER_TOKEN,
  };
}

/** @throws WrongConfiguration */
function parsedBy<Schema extends z.ZodType>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`);
  throw new WrongConfiguration([...new Set(sentences)].join('\n'));
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

function vaultOf(values: z.infer<typeof environment>): VaultSettings | undefined {
  const {
    ANNALS_VAULT_URL: url,
    ANNALS_VAULT_TOKEN: token,
    ANNALS_VAULT_KEY: key,
    ANNALS_VAULT_MOUNT: mount,
  } = values;
  return url === undefined || token === undefined ? undefined : { url, token, key, mount };
}

function mailRouteOf(values: z.infer<typeof environment>): MailRoute {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = 'Annals <annals@localhost>' } = values;
  if (smtpUrl !== undefined) return { smtpUrl, from };
  return values.NODE_ENV === 'production' ? 'off' : { directory: mailboxBelow(values.ANNALS_DATA), from };
}

function bucketOf(
  values: z.infer<typeof environment>,
  bucket: (typeof BUCKETS)[number],
): BucketSettings | undefined {
  const url = values[bucket];
  const [accessKeyId = '', secretAccessKey = ''] = [values[`${bucket}_KEY_ID`], values[`${bucket}_SECRET`]];
  return url === undefined
    ? undefined
    : { url, accessKeyId, secretAccessKey, region: values[`${bucket}_REGION`] };
}
