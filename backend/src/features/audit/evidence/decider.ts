import {
  EvidenceExported,
  EvidenceExportFailed,
  EvidenceRequested,
  type EvidenceEvent,
  type NewEvidenceEvent,
} from '@annals/contracts/features/audit/evidence-events';
import type { EvidenceFilter } from '@annals/contracts/features/audit/evidence-filter';
import type { EvidenceExportId } from '@annals/contracts/features/audit/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { decider } from '../../../platform/commands/decider';
import { NotFound } from '../../../platform/commands/domain-error';

type EvidenceCommand =
  | {
      type: 'RequestEvidence';
      exportId: EvidenceExportId;
      requestedBy: PersonId;
      filter: EvidenceFilter;
      purpose: string;
    }
  | { type: 'FinishExport'; events: number; treeSize: number; bytes: number; sha256: string }
  | { type: 'FailExport'; problem: string };

export type EvidenceState =
  | { readonly status: 'none' }
  | {
      readonly status: 'running' | 'finished';
      readonly exportId: EvidenceExportId;
      readonly requestedBy: PersonId;
      readonly filter: EvidenceFilter;
    };

const finished = (state: EvidenceState): EvidenceState =>
  state.status === 'none' ? state : { ...state, status: 'finished' };

/** A bundle of evidence: asked for once, made once. */
export const evidence = decider<EvidenceState, EvidenceCommand, EvidenceEvent, NewEvidenceEvent>({
  category: 'evidence',
  initial: { status: 'none' },
  evolve: {
    EvidenceRequested: (_, { data: { exportId, requestedBy, filter } }) => ({
      status: 'running',
      exportId,
      requestedBy,
      filter,
    }),
    EvidenceExported: finished,
    EvidenceExportFailed: finished,
  },
  decide: {
    RequestEvidence: ({ type: _, ...data }, { status }) =>
      status === 'none' ? [EvidenceRequested.of(data)] : [],
    FinishExport({ type: _, ...made }, state) {
      if (state.status === 'none') throw new NotFound(msg('This bundle'));
      if (state.status === 'finished') return [];
      return [EvidenceExported.of({ exportId: state.exportId, requestedBy: state.requestedBy, ...made })];
    },
    FailExport({ problem }, state) {
      if (state.status === 'none') throw new NotFound(msg('This bundle'));
      if (state.status === 'finished') return [];
      return [EvidenceExportFailed.of({ exportId: state.exportId, requestedBy: state.requestedBy, problem })];
    },
  },
});
