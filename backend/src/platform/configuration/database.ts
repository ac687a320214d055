import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  letsInDatabaseUsers,
  prepareDatabaseUsers,
  wasPasswordRefused,
} from '@annals/event-store/postgres/database-users';
import { AlreadyKept, startEmbeddedServer } from '@annals/event-store/postgres/embedded-server';
import { z } from 'zod';
import { WrongConfiguration } from '../kernel/wrong-configuration';
import type { Configuration } from './configuration';
import { EMBEDDED_SETTINGS } from './embedded-settings';

/** The connection strings of an installation. Each is of a database user who may do what it is for, or all are the same. */
export interface DatabaseUrls {
  /** The application's: reads the log and appends to it, has read models, accounts and jobs. */
  readonly url: string;
  /** Of the personal keys. */
  readonly keysUrl: string;
  /** Of the seal. */
  readonly sealUrl: string;
  /** Of the owner, who changes schemas, backs up and restores; undefined: this process is not told. */
  readonly ownerUrl: string | undefined;
}

/** The database to work with, and what to do with it at the end. */
export interface Database extends DatabaseUrls {
  stop(): Promise<void>;
}

/** One database user for everything. */
export function oneUser(url: string): DatabaseUrls {
  return { url, keysUrl: url, sealUrl: url, ownerUrl: url };
}

/** Whether each purpose has a database user of its own. */
export function isSeparated({ url, keysUrl, sealUrl, ownerUrl }: DatabaseUrls): boolean {
  return new Set([url, keysUrl, sealUrl, ownerUrl]).size === 4;
}

/**
 * The server that `DATABASE_URL` names, else the embedded one, which is started.
 * @param options.keepsRunning whether an embedded server that ends is started again, for as long as this process works with it
 * @throws WrongConfiguration when only some of the database users are named, the passwords of the embedded one are damaged, or another process keeps it running
 */
export async function openDatabase(
  configuration: Configuration,
  { keepsRunning = false }: { readonly keepsRunning?: boolean } = {},
): Promise<Database> {
  const { databaseUrl, dataDirectory } = configuration;
  if (databaseUrl !== undefined)
    return { ...urlsIn(databaseUrl, configuration), stop: () => Promise.resolve() };
  const directory = join(dataDirectory, 'postgres');
  const server = await startEmbeddedServer({ directory, settings: EMBEDDED_SETTINGS, keepsRunning }).catch(
    (error: unknown) => {
      if (!(error instanceof AlreadyKept)) throw error;
      throw new WrongConfiguration(
        `Annals runs on ${dataDirectory} already, as process ${error.pid}. Stop that one, or give this one a folder of its own with ANNALS_DATA. ` +
          'Several processes of one installation share a PostgreSQL that DATABASE_URL names.',
      );
    },
  );
  try {
    return { ...(await embeddedUsers(server.url, join(directory, 'users.json'))), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw wasPasswordRefused(error)
      ? new WrongConfiguration(
          `${join(directory, 'password')} is not the password of the embedded PostgreSQL. Bring back its copy from your backup.`,
        )
      : error;
  }
}

/** @throws WrongConfiguration when only some of the database users are named */
function urlsIn(
  url: string,
  { databaseOwnerUrl, databaseKeysUrl, databaseSealUrl }: Configuration,
): DatabaseUrls {
  if (databaseKeysUrl === undefined && databaseSealUrl === undefined && databaseOwnerUrl === undefined)
    return oneUser(url);
  if (databaseKeysUrl === undefined || databaseSealUrl === undefined)
    throw new WrongConfiguration(
      'With database users of their own, DATABASE_URL, DATABASE_KEYS_URL and DATABASE_SEAL_URL are all needed, and DATABASE_OWNER_URL for what changes the schemas.',
    );
  const urls = { url, keysUrl: databaseKeysUrl, sealUrl: databaseSealUrl, ownerUrl: databaseOwnerUrl };
  if (!isSeparated(urls))
    throw new WrongConfiguration(
      'DATABASE_URL, DATABASE_KEYS_URL, DATABASE_SEAL_URL and DATABASE_OWNER_URL each name a user of their own, or DATABASE_URL alone is set.',
    );
  return urls;
}

const passwordsFile = z.object({
  owner: z.string(),
  application: z.string(),
  keys: z.string(),
  seal: z.string(),
});
type Passwords = z.infer<typeof passwordsFile>;

/**
 * The users of the embedded server, which are made once: an installation from before they existed gets them at its next start. Their
 * passwords are beside the superuser's, readable by the owner of the data folder alone; where they are lost the users get others, and where they are not those
 * of the users, such as after a copy of the file from another folder, the users get them.
 */
async function embeddedUsers(superuserUrl: string, file: string): Promise<DatabaseUrls> {
  const { areNew, ...passwords } = passwordsIn(file);
  const urlOf = (purpose: keyof Passwords) => {
    const url = new URL(superuserUrl);
    url.username = `annals_${purpose}`;
    url.password = passwords[purpose];
    return url.toString();
  };
  const users = {
    owner: urlOf('owner'),
    application: urlOf('application'),
    keys: urlOf('keys'),
    seal: urlOf('seal'),
  };
  if (areNew || !(await letsInDatabaseUsers(superuserUrl, users)))
    await prepareDatabaseUsers(superuserUrl, users);
  return { url: users.application, keysUrl: users.keys, sealUrl: users.seal, ownerUrl: users.owner };
}

/** Made before the users are: of two processes that start at once, both give them the same. @throws WrongConfiguration when they are damaged */
function passwordsIn(file: string): Passwords & { readonly areNew: boolean } {
  const areNew = !existsSync(file);
  if (areNew) makePasswords(file);
  try {
    return { ...passwordsFile.parse(JSON.parse(readFileSync(file, 'utf8'))), areNew };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new WrongConfiguration(
      `${file} is damaged. Stop what runs on this data and delete it: the next start gives the users of the database other passwords.`,
    );
  }
}

function makePasswords(file: string): void {
  const made = () => randomBytes(24).toString('base64url');
  const passwords: Passwords = { owner: made(), application: made(), keys: made(), seal: made() };
  try {
    writeFileSync(file, JSON.stringify(passwords, null, 2), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}
