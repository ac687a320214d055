/**
 * Whether the time of a refused sign-in tells what was wrong with it: unknown addresses against known ones with a wrong password, with the
 * role they hold and with one they do not hold. (With the right password the answer itself says that the role is not held.)
 * Run with: npx tsx bench/sign-in-timing.ts [accounts]
 */
import { pathToFileURL } from 'node:url';
import { benchServer, describeMachine } from './bench-server';
import { demoLog } from './demo-log';
import { benchProduct, PASSWORD } from './product';
import { described, latencies } from './request-load';

const ACCOUNTS = 200;
/** Requests under way at once. */
const AT_ONCE = 4;
/**
 * How far the chance of telling two kinds apart may be from a half. With 200 times of each, chance alone is within 0.06 in 19 of 20 runs.
 */
const FURTHEST = 0.08;

interface Attempt {
  readonly kind: 'unknown address' | 'wrong password' | 'wrong password and role';
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** @returns the targets that were missed */
export async function runSignInTiming(accounts = ACCOUNTS): Promise<readonly string[]> {
  const server = await benchServer();
  try {
    const log = await demoLog(server.url, accounts * 12, 1);
    console.log(await describeMachine(log.url));
    const product = await benchProduct(log, accounts);
    const attempts = shuffled(product.managers.flatMap(({ email }, index) => attemptsOf(email, index)));
    const times = await timesOf(product.address, attempts);
    await product.stop();
    const unknown = times.get('unknown address') ?? [];
    const missed: string[] = [];
    for (const [kind, of] of times) {
      const auc = chanceOfTelling(unknown, of);
      console.log(`${kind.padEnd(24)} ${described(latencies([...of]))}, AUC ${auc.toFixed(3)}`);
      if (Math.abs(auc - 0.5) > FURTHEST) missed.push(`${kind} can be told from an unknown address`);
    }
    return missed;
  } finally {
    await server.stop();
  }
}

function attemptsOf(email: string, index: number): Attempt[] {
  const nobody = `nobody-${String(index)}@${email.split('@')[1] ?? ''}`;
  return [
    { kind: 'unknown address', email: nobody, password: PASSWORD, role: 'manager' },
    { kind: 'wrong password', email, password: `${PASSWORD}-not`, role: 'manager' },
    { kind: 'wrong password and role', email, password: `${PASSWORD}-not`, role: 'admin' },
  ];
}

/** Milliseconds of every attempt, by its kind. Each comes from an address of its own, so that no limit is met. */
async function timesOf(
  address: string,
  attempts: readonly Attempt[],
): Promise<Map<Attempt['kind'], number[]>> {
  const times = new Map<Attempt['kind'], number[]>();
  const left = attempts.entries();
  const one = async () => {
    for (const [index, { kind, ...credentials }] of left) {
      const from = `10.2.${String(Math.floor(index / 250))}.${String((index % 250) + 1)}`;
      const start = performance.now();
      const { status } = await fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify(credentials),
      });
      if (status !== 401) throw new Error(`${kind} was answered with ${String(status)}`);
      times.set(kind, [...(times.get(kind) ?? []), performance.now() - start]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times;
}

/** The chance that a time of the one kind is longer than one of the other (the area under the ROC curve): a half tells nothing. */
function chanceOfTelling(one: readonly number[], other: readonly number[]): number {
  let longer = 0;
  for (const time of other)
    for (const against of one) longer += time > against ? 1 : time === against ? 0.5 : 0;
  return longer / (one.length * other.length);
}

/** In an order that has nothing to do with the kinds, the same in every run. */
function shuffled(attempts: Attempt[]): Attempt[] {
  let state = 2026;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return attempts
    .map((attempt) => ({ attempt, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ attempt }) => attempt);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const given = process.argv[2];
  const missed = await runSignInTiming(given === undefined ? undefined : Number(given));
  for (const target of missed) console.error(`Missed: ${target}`);
  process.exit(missed.length === 0 ? 0 : 1);
}
