import { randomBytes } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import { meetingId } from '@annals/contracts/features/meetings/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { EventLog } from '@annals/event-store/event-log';
import { MemoryEventStore } from '@annals/event-store/memory/memory-event-store';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { MemoryPersonalKeys } from '@annals/event-store/personal-data/memory-personal-keys';
import type { PersonalKeys } from '@annals/event-store/personal-data/personal-keys';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meeting } from '../../features/meetings/decider';
import type { MeetingCommand } from '../../features/meetings/meeting';
import { dispatcher, type Dispatch } from './dispatch';

const manager = personId.parse('018f0000-0000-7000-8000-000000000001');
const employee = personId.parse('018f0000-0000-7000-8000-000000000002');
const id = meetingId.parse('018f0000-0000-7000-8000-100000000000');

const schedule: MeetingCommand = {
  type: 'ScheduleMeeting',
  meetingId: id,
  employeeId: employee,
  title: 'Weekly',
  scheduledAt: '2026-12-01T09:00:00.000Z',
  duration: 30,
  notes: 'The beginning',
  employeeReportsToActor: true,
};

/** A log as several processes see it. */
function processes(number: number, fromEvents: number, deaf: boolean) {
  const store = new MemoryEventStore(() => 0);
  const keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  /** A process that never hears that a key was destroyed. */
  const unheard: PersonalKeys = {
    forReading: (ids) => keys.forReading(ids),
    forWriting: (subjects) => keys.forWriting(subjects),
    destroy: (subject) => keys.destroy(subject),
    rewrap: () => keys.rewrap(),
    close: () => keys.close(),
    onForgotten: () => () => undefined,
  };
  const logs = Array.from(
    { length: number },
    (_, index) => new EventLog(store, eventDefinitions, deaf && index > 0 ? unheard : keys, { fromEvents }),
  );
  const clock = () => new Date('2026-11-01T00:00:00.000Z');
  return {
    logs,
    dispatches: logs.map((log) => dispatcher(log, clock)),
    erase: (who: string) => keys.destroy(who),
  };
}

/** What a process is asked, or an erasure between two requests. */
type Step =
  | {
      readonly do: 'command';
      readonly command: MeetingCommand;
      readonly actor: PersonId;
      readonly at: number;
      readonly seen?: bigint;
    }
  | { readonly do: 'repeat'; readonly which: number; readonly actor: PersonId; readonly at: number }
  | { readonly do: 'erase' };

const words = fc.constantFrom('', 'A', 'Some notes', 'Other notes');
const item = fc.constantFrom('1', '2', '3').map((end) => `018f0000-0000-7000-8000-20000000000${end}`);
const command: fc.Arbitrary<MeetingCommand> = fc.oneof(
  words.map((notes): MeetingCommand => ({ type: 'ChangeMeeting', notes })),
  fc.record({
    type: fc.constant('AddAgendaItem' as const),
    itemId: item,
    text: words.map((text) => `${text}.`),
  }),
  fc.record({ type: fc.constant('SetAgendaItem' as const), itemId: item, discussed: fc.boolean() }),
);
const actor = fc.constantFrom(manager, employee);
const at = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('command' as const), command, actor, at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('command' as const),
      command,
      actor,
      at,
      seen: fc.bigInt({ min: 0n, max: 20n }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat(), actor, at }) },
  { weight: 1, arbitrary: fc.constant({ do: 'erase' as const }) },
);

/** What comes of the steps: the answers, refusals among them, and then the log. */
async function outcome({ logs, dispatches, erase }: ReturnType<typeof processes>, steps: readonly Step[]) {
  const sent: MeetingCommand[] = [];
  const send = async (dispatch: Dispatch | undefined, which: number, actorId: PersonId, seen?: bigint) => {
    const command = sent[which] ?? schedule;
    const origin = {
      actor: { id: actorId, role: 'manager' as const },
      commandId: `command ${String(which)}`,
      seen,
    };
    return dispatch?.(meeting, id, command, origin).catch((error: unknown) => String(error));
  };
  sent.push(schedule);
  const answers: unknown[] = [await send(dispatches[0], 0, manager)];
  for (const one of steps)
    if (one.do === 'erase') answers.push(await erase(employee));
    else {
      const which = one.do === 'command' ? sent.push(one.command) - 1 : one.which % sent.length;
      const dispatch = dispatches[one.at % dispatches.length];
      answers.push(await send(dispatch, which, one.actor, one.do === 'command' ? one.seen : undefined));
    }
  return { answers, events: await logs[0]?.readStream(`meeting-${id}`) };
}

test('what is decided is the same whether or not states are kept, in one process and in two, with erasures in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, deaf) => {
      const plain = await outcome(processes(1, Infinity, false), steps);
      expect(await outcome(processes(1, 1, false), steps)).toEqual(plain);
      expect(await outcome(processes(2, 1, deaf), steps)).toEqual(plain);
    }),
    { numRuns: 60 },
  );
});

test('commands at the same moment take turns on a kept state, and each happens once', async () => {
  const { logs, dispatches } = processes(2, 1, false);
  const send = async (command: MeetingCommand, commandId: string, process = 0) =>
    dispatches[process]?.(meeting, id, command, { actor: { id: manager, role: 'manager' }, commandId });
  await send(schedule, 'schedule');
  const add = (number: number) =>
    send(
      {
        type: 'AddAgendaItem',
        itemId: `018f0000-0000-7000-8000-3${String(number).padStart(11, '0')}`,
        text: 'A',
      },
      `add ${String(number)}`,
      number % 2,
    );
  const numbers = Array.from({ length: 12 }, (_, number) => number % 6);
  await Promise.all(numbers.map(add));
  expect(await logs[0]?.readStream(`meeting-${id}`)).toHaveLength(7);
});
