import type {
  MasterKeyEvent,
  NewMasterKeyEvent,
} from '@annals/contracts/features/operations/master-key-events';
import { decider } from '../../platform/commands/decider';

interface RecordRotation {
  type: 'RecordRotation';
  keyName: string;
  rewrapped: number;
}

/** The rules of what is recorded when the keys of people are wrapped again. */
export const masterKey = decider<null, RecordRotation, MasterKeyEvent, NewMasterKeyEvent>({
  category: 'masterKey',
  initial: null,
  evolve: {},
  decide: { RecordRotation: ({ type: _, ...data }) => [{ type: 'MasterKeyRotated', data }] },
});
