import { msg } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SubjectAccessId } from '@annals/contracts/features/privacy/ids';
import {
  SubjectAccessDownloaded,
  SubjectAccessFailed,
  SubjectAccessPrepared,
  SubjectAccessRequested,
  type NewSubjectAccessEvent,
  type SubjectAccessEvent,
} from '@annals/contracts/features/privacy/subject-access-events';
import { decider } from '../../../platform/commands/decider';
import { NotFound } from '../../../platform/commands/domain-error';
import { AlreadyBeingMade } from '../errors';

type SubjectAccessCommand =
  | {
      readonly type: 'RequestSubjectAccess';
      readonly accessId: SubjectAccessId;
      readonly personId: PersonId;
      readonly requestedBy: PersonId;
      /** Why an administrator asks; undefined when the person does. */
      readonly reason: string | undefined;
      /** Whether one is being made for the same reader. */
      readonly isBeingMade: boolean;
    }
  | {
      readonly type: 'FinishSubjectAccess';
      readonly events: number;
      readonly bytes: number;
      readonly sha256: string;
    }
  | { readonly type: 'FailSubjectAccess'; readonly problem: string }
  | { readonly type: 'NoteDownload'; readonly downloadedBy: PersonId };

interface OfAccess {
  readonly accessId: SubjectAccessId;
  readonly personId: PersonId;
  readonly requestedBy: PersonId;
}

export type SubjectAccessState =
  | { readonly status: 'none' }
  | { readonly status: 'running' | 'ready' | 'failed'; readonly of: OfAccess };

const now =
  (status: 'ready' | 'failed') =>
  (state: SubjectAccessState): SubjectAccessState =>
    state.status === 'none' ? state : { ...state, status };

/** An archive of everything about a person: asked for once, made once, and every download of it told. */
export const subjectAccess = decider<
  SubjectAccessState,
  SubjectAccessCommand,
  SubjectAccessEvent,
  NewSubjectAccessEvent
>({
  category: 'subjectAccess',
  initial: { status: 'none' },
  evolve: {
    SubjectAccessRequested: (_, { data: { accessId, personId, requestedBy } }) => ({
      status: 'running',
      of: { accessId, personId, requestedBy },
    }),
    SubjectAccessPrepared: now('ready'),
    SubjectAccessFailed: now('failed'),
    SubjectAccessDownloaded: (state) => state,
  },
  decide: {
    RequestSubjectAccess({ accessId, personId, requestedBy, reason, isBeingMade }, { status }) {
      if (status !== 'none') return [];
      if (isBeingMade) throw new AlreadyBeingMade();
      return [SubjectAccessRequested.of({ accessId, personId, requestedBy, reason })];
    },
    FinishSubjectAccess({ type: _, ...made }, state) {
      if (state.status === 'none') throw new NotFound(msg('This archive'));
      return state.status === 'running' ? [SubjectAccessPrepared.of({ ...state.of, ...made })] : [];
    },
    FailSubjectAccess({ problem }, state) {
      if (state.status === 'none') throw new NotFound(msg('This archive'));
      return state.status === 'running' ? [SubjectAccessFailed.of({ ...state.of, problem })] : [];
    },
    NoteDownload({ downloadedBy }, state) {
      if (state.status !== 'ready') throw new NotFound(msg('This archive'));
      return [SubjectAccessDownloaded.of({ ...state.of, downloadedBy })];
    },
  },
});
