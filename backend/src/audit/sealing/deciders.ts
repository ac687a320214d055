import {
  LogSealed,
  LogTamperingFound,
  SealKeyChanged,
  type NewSealEvent,
  type SealEvent,
  type TamperingKind,
} from '@annals/contracts/audit/seal-events';
import type { LogAlarmId, SealId } from '@annals/contracts/kernel/ids';
import { decider } from '../../kernel/decider';

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

/** Something that a verification found wrong with the log. */
export const logAlarm = decider<Once, RaiseAlarm, SealEvent, NewSealEvent>({
  category: 'logAlarm',
  initial,
  evolve: { LogTamperingFound: happened },
  decide: {
    RaiseAlarm: ({ type: _, ...data }, { hasHappened }) => (hasHappened ? [] : [LogTamperingFound.of(data)]),
  },
});
