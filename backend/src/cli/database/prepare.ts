import { prepareDatabaseUsers } from '@annals/event-store/postgres/database-users';
import { readConfiguration } from '../../platform/configuration/configuration';
import { isSeparated, openDatabase } from '../../platform/configuration/database';
import { openLogger } from '../../platform/kernel/logger';
import { WrongConfiguration } from '../../platform/kernel/wrong-configuration';
import { migrate } from '../../migrate';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { ownerUrlOf } from '../kernel/installation';
import { answer } from '../kernel/print';

/** `annals database prepare`: makes the database users where an administrator's connection is given, then what is missing in the schemas. */
export const prepareDatabase: Register = (database) => {
  command(
    database,
    'prepare',
    'makes the database users (with DATABASE_ADMIN_URL) and brings the schemas up to date; safe to run again',
  ).action(prepare);
};

async function prepare(flags: CommonFlags): Promise<void> {
  const configuration = readConfiguration(process.env);
  const database = await openDatabase(configuration);
  try {
    const owner = ownerUrlOf(database);
    const { url, keysUrl, sealUrl } = database;
    const { databaseAdminUrl, eventStoreUrl, redisUrl, logLevel } = configuration;
    const separated = isSeparated(database);
    if (separated && databaseAdminUrl !== undefined) {
      refuseOtherDatabase(databaseAdminUrl, owner);
      await prepareDatabaseUsers(databaseAdminUrl, { owner, application: url, keys: keysUrl, seal: sealUrl });
    }
    await migrate(database, openLogger(logLevel), { eventStoreUrl, jobsOnRedis: redisUrl !== undefined });
    answer(flags, { separated, users: separated && databaseAdminUrl !== undefined }, () =>
      separated
        ? 'The database is up to date. Owner, application, keys and seal have users of their own.'
        : 'The database is up to date. One user has everything; docs/operations.md tells how to separate them.',
    );
  } finally {
    await database.stop();
  }
}

/** Before anything is changed: rights are given in the database of the administrator's connection, to users who are not the administrator. */
function refuseOtherDatabase(adminUrl: string, ownerUrl: string): void {
  const [admin, owner] = [new URL(adminUrl), new URL(ownerUrl)];
  if (admin.pathname !== owner.pathname)
    throw new WrongConfiguration(
      'DATABASE_ADMIN_URL names another database than DATABASE_OWNER_URL: let both name the one of Annals. Nothing was changed.',
    );
  if (admin.username === owner.username)
    throw new WrongConfiguration(
      'DATABASE_ADMIN_URL and DATABASE_OWNER_URL name the same user, who would lose the rights of an administrator: give the owner a user of its own. Nothing was changed.',
    );
}
