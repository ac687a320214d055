/**
 * How long people wait while an import is looked through: the longest time for which the event loop answers nobody, for lists of 20,000
 * rows in which each row rests on another one. Run: npm run bench imports
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { personId } from '@annals/contracts/kernel/ids';
import { planOf } from '@annals/backend/features/imports/plan';
import { readList } from '@annals/backend/features/imports/read-list';

const ROWS = 20_000;
/** What a person notices. */
const TARGET_MS = 100;

const HEAD = 'email,firstName,lastName,position,department,role,managerEmail,hireDate';
const row = (number: number, manager: number | null, role = 'manager') =>
  `n${String(number)}@x.example,N,${String(number)},Analyst,Ops,${role},${manager === null ? '' : `n${String(manager)}@x.example`},2026-02-01`;
const list = (make: (number: number) => string) =>
  [HEAD, ...Array.from({ length: ROWS }, (_, index) => make(index + 1))].join('\n');

const LISTS: Readonly<Record<string, string>> = {
  'a chain of managers': list((number) => row(number, number === 1 ? null : number - 1)),
  'a chain below a row that is wrong': list((number) =>
    row(number, number === 1 ? null : number - 1, number === 1 ? 'pilot' : 'manager'),
  ),
  'a circle': list((number) => row(number, number === 1 ? ROWS : number - 1)),
  'everybody below one': list((number) => row(number, number === 1 ? null : 1)),
};

const idOf = (number: number) =>
  personId.parse(`018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`);

let missed = false;
for (const [name, csv] of Object.entries(LISTS)) {
  const begun = performance.now();
  const held = monitorEventLoopDelay({ resolution: 1 });
  held.enable();
  const rows = await readList(csv);
  held.disable();
  const reading = performance.now() - begun;
  const planning = planOf(rows, [], idOf);
  let longest = held.max / 1_000_000;
  for (;;) {
    const before = performance.now();
    const step = planning.next();
    longest = Math.max(longest, performance.now() - before);
    if (step.done) break;
    await setImmediate();
  }
  const total = performance.now() - begun;
  missed ||= longest > TARGET_MS;
  console.log(
    `${name}: ${total.toFixed(0)} ms in all, reading ${reading.toFixed(0)} ms, longest step ${longest.toFixed(0)} ms (target ${String(TARGET_MS)})`,
  );
}
process.exitCode = missed ? 1 : 0;
