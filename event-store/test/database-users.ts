import { prepareDatabaseUsers, type DatabaseUserUrls } from '../src/postgres/database-users';

/** The users of a test's database: the same names in all of them, since users belong to the whole server. */
export function testUsers(databaseUrl: string): DatabaseUserUrls {
  const urlOf = (purpose: string) => {
    const url = new URL(databaseUrl);
    url.username = `annals_test_${purpose}`;
    url.password = `password of the ${purpose} in tests`;
    return url.toString();
  };
  return {
    owner: urlOf('owner'),
    application: urlOf('application'),
    keys: urlOf('keys'),
    seal: urlOf('seal'),
  };
}

/** Makes the users for a database. Another test may be doing the same for its own at this moment, which the server refuses one of them. */
export async function withTestUsers(databaseUrl: string): Promise<DatabaseUserUrls> {
  const users = testUsers(databaseUrl);
  for (let tries = 1; ; tries += 1) {
    try {
      await prepareDatabaseUsers(databaseUrl, users);
      return users;
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}
