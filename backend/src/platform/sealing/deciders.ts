import { msg } from '@annals/contracts/kernel/text';
import {
  LogAlarmAcknowledged,
  LogSealed,
  LogTamperingFound,
  SealingResumed,
  SealingStopped,
  SealKeyChanged,
  type NewSealEvent,
  type SealEvent,
  type TamperingKind,
} from '@annals/contracts/features/audit/seal-events';
import type { LogAlarmId, SealId, SealingId } from '@annals/contracts/features/audit/ids';
import { decider } from '../commands/decider';
import { NotFound } from '../commands/domain-error';
import { AlarmAlreadyAcknowledged } from './errors';

/** Each of these happens once under its id; said again, it is already true. */
interface Once {
  readonly hasHappened: boolean;
}
const happened = (): Once => ({ hasHappened: true });
const initial: Once = { hasHappened: false };

interface RecordSeal {
  type: 'RecordSeal';
  sealId: SealId;
  origin: string;
  size: number;
  root: string;
  position: string;
  keyId: string;
  note: string;
}

/** A checkpoint that was taken over the log. */
export const seal = decider<Once, RecordSeal, SealEvent, NewSealEvent>({
  category: 'seal',
  initial,
  evolve: { LogSealed: happened },
  decide: {
    RecordSeal: ({ type: _, ...data }, { hasHappened }) => (hasHappened ? [] : [LogSealed.of(data)]),
  },
});

interface RecordKeyChange {
  type: 'RecordKeyChange';
  sealId: SealId;
  oldKey: string;
  newKey: string;
  note: string;
  isSignedByOldKey: boolean;
}

/** The log is sealed with another key from here on. */
export const sealKey = decider<Once, RecordKeyChange, SealEvent, NewSealEvent>({
  category: 'sealKey',
  initial,
  evolve: { SealKeyChanged: happened },
  decide: {
    RecordKeyChange: ({ type: _, ...data }, { hasHappened }) =>
      hasHappened ? [] : [SealKeyChanged.of(data)],
  },
});

interface RaiseAlarm {
  type: 'RaiseAlarm';
  alarmId: LogAlarmId;
  kind: TamperingKind;
  position: string;
  until: string | null;
  other: string | null;
}

interface AcknowledgeAlarm {
  type: 'AcknowledgeAlarm';
  reason: string;
}

/** An alarm: what is known of it, and whether somebody has taken note. */
type AlarmState =
  | { readonly status: 'none' }
  | { readonly status: 'open' | 'acknowledged'; readonly alarmId: LogAlarmId };

/** Something that a verification found wrong with the log, and what somebody says to it. */
export const logAlarm = decider<AlarmState, RaiseAlarm | AcknowledgeAlarm, SealEvent, NewSealEvent>({
  category: 'logAlarm',
  initial: { status: 'none' },
  evolve: {
    LogTamperingFound: (_, { data: { alarmId } }) => ({ status: 'open', alarmId }),
    LogAlarmAcknowledged: (_, { data: { alarmId } }) => ({ status: 'acknowledged', alarmId }),
  },
  decide: {
    RaiseAlarm: ({ type: _, ...data }, { status }) => (status === 'none' ? [LogTamperingFound.of(data)] : []),
    AcknowledgeAlarm: ({ reason }, state) => {
      if (state.status === 'none') throw new NotFound(msg('This alarm'));
      // The first reason is kept: a later one would hide it.
      if (state.status === 'acknowledged') throw new AlarmAlreadyAcknowledged();
      return [LogAlarmAcknowledged.of({ alarmId: state.alarmId, reason })];
    },
  },
});

interface StopSealing {
  type: 'StopSealing';
  sealingId: SealingId;
  finding: string;
}

interface ResumeSealing {
  type: 'ResumeSealing';
  sealingId: SealingId;
  reason: string;
  accepted: string[];
  note: string;
}

/** Whether the log is sealed. It stops once for one cause, and goes on by an operator's order alone. */
export const sealing = decider<
  { readonly isStopped: boolean },
  StopSealing | ResumeSealing,
  SealEvent,
  NewSealEvent
>({
  category: 'sealing',
  initial: { isStopped: false },
  evolve: {
    SealingStopped: () => ({ isStopped: true }),
    SealingResumed: () => ({ isStopped: false }),
  },
  decide: {
    StopSealing: ({ type: _, ...data }, { isStopped }) => (isStopped ? [] : [SealingStopped.of(data)]),
    ResumeSealing: ({ type: _, ...data }) => [SealingResumed.of(data)],
  },
});
