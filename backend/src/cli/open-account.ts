import { stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { personId } from '@annals/contracts/kernel/ids';
import { role, ROLES } from '@annals/contracts/kernel/roles';
import { openPool } from '@annals/projections/engine/connections';
import { Option } from 'commander';
import { z } from 'zod';
import { account } from '../features/accounts/account-decider';
import { GuessablePassword, isGuessable } from '../features/accounts/password-strength';
import { hashPassword } from '../features/accounts/passwords';
import { UserAuth } from '../platform/sessions/user-auth';
import { readConfiguration } from '../platform/configuration/configuration';
import { WrongConfiguration } from '../platform/kernel/wrong-configuration';
import { openDatabase } from '../platform/configuration/database';
import { derivedId } from '../platform/commands/derived-id';
import { dispatcher } from '../platform/commands/dispatch';
import { openKeyWrapper } from '../master-key';
import { openLogger } from '../platform/kernel/logger';
import { person } from '../features/person/person-decider';
import { readSecrets } from '../platform/configuration/secrets';
import { migrate } from '../migrate';
import { openLog } from '../storage';
import { command, type CommonFlags, type Register } from './kernel/command';
import { answer } from './kernel/print';

const newAccount = z.object({
  email: z.email('--email is an e-mail address').transform((address) => address.toLowerCase()),
  firstName: z.string().min(1, '--first-name is missing'),
  lastName: z.string().min(1, '--last-name is missing'),
  role,
  position: z.string(),
  department: z.string(),
  password: z
    .string()
    .min(12, 'The password has at least 12 characters')
    .max(200, 'The password has at most 200 characters'),
});

type Flags = Omit<z.input<typeof newAccount>, 'password'> & CommonFlags;

/** `annals open-account`: how the first administrator of an empty installation comes in. */
export const openAccount: Register = (annals) => {
  command(
    annals,
    'open-account',
    'hires a person and opens their account; reads the password from standard input',
  )
    .requiredOption('--email <address>')
    .requiredOption('--first-name <name>')
    .requiredOption('--last-name <name>')
    .addOption(new Option('--role <role>').choices([...ROLES]).default('admin'))
    .option('--position <position>', 'what they do', 'Administrator')
    .option('--department <department>', 'where', 'People')
    .action(run);
};

/**
 * Hires and opens through events. The password is read from standard input, so that it is in no list of processes.
 * @throws WrongConfiguration with a sentence when something is not valid or the address has an account already
 */
async function run(flags: Flags): Promise<void> {
  const configuration = readConfiguration(process.env);
  const parsed = newAccount.safeParse({ ...flags, password: await readPassword() });
  if (!parsed.success)
    throw new WrongConfiguration(parsed.error.issues.map(({ message }) => `${message}.`).join('\n'));
  const { password, ...employee } = parsed.data;
  if (await isGuessable(password, employee.email))
    throw new WrongConfiguration(new GuessablePassword('password').message);
  const database = await openDatabase(configuration);
  await migrate(database, openLogger(configuration.logLevel), {
    eventStoreUrl: configuration.eventStoreUrl,
    jobsOnRedis: configuration.redisUrl !== undefined,
  });
  const log = openLog(
    database.url,
    await openKeyWrapper(configuration, readSecrets(configuration)),
    configuration.eventStoreUrl,
    database.keysUrl,
  );
  const pool = openPool(database.url, 1);
  try {
    const userAuth = new UserAuth(pool);
    if (await userAuth.findByEmail(employee.email))
      throw new WrongConfiguration(`${employee.email} has an account already.`);
    const dispatch = dispatcher(log, () => new Date());
    // Derived from the address: when this is interrupted, the next try goes on instead of hiring twice.
    const id = personId.parse(derivedId('person', employee.email));
    const origin = (step: string) => ({
      actor: { id: 'system:operator' as const, role: 'system' as const },
      commandId: derivedId('open-account', employee.email, step),
    });
    await dispatch(
      person,
      id,
      {
        type: 'HireEmployee',
        personId: id,
        managerId: null,
        ...employee,
        addressTaken: false,
        around: { manager: null },
      },
      origin('hire'),
    );
    await dispatch(
      account,
      id,
      { type: 'OpenAccount', personId: id, role: employee.role, hasPassword: true },
      origin('open'),
    );
    await userAuth.open([
      {
        userId: id,
        email: employee.email,
        hashedPassword: await hashPassword(password),
        role: employee.role,
      },
    ]);
    answer(flags, { personId: id, email: employee.email }, () => `${employee.email} can sign in now.`);
  } finally {
    await log.close();
    await pool.end();
    await database.stop();
  }
}

async function readPassword(): Promise<string> {
  if (stdin.isTTY) process.stderr.write('Password (at least 12 characters): ');
  for await (const line of createInterface({ input: stdin })) return line;
  throw new WrongConfiguration('Give the password on standard input.');
}
