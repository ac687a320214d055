import type { PersonId } from '@annals/contracts/kernel/ids';
import type { TimelineEntryId } from '@annals/contracts/features/performance/ids';
import type {
  AddTimelineEntry,
  CorrectTimelineEntry,
  WithdrawTimelineEntry,
} from '@annals/contracts/features/performance/commands';
import type { Impact, TimelineType, Visibility } from '@annals/contracts/features/performance/constants';
import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** What is known of the goal an achievement names; null when there is no such entry. */
export interface NamedGoal {
  readonly employeeId: PersonId;
  readonly type: TimelineType;
  /** Neither withdrawn nor reached. */
  readonly isOpen: boolean;
}

/** Everything somebody can want of an entry. */
export type TimelineCommand =
  | {
      type: 'AddEntry';
      entryId: TimelineEntryId;
      entry: AddTimelineEntry;
      /** The person reports to the author today. */
      employeeReportsToActor: boolean;
      goal: NamedGoal | null;
    }
  | { type: 'CorrectEntry'; correction: CorrectTimelineEntry }
  | ({ type: 'WithdrawEntry' } & WithdrawTimelineEntry);

/** What later decisions rest on, and what the history compares with. */
export interface ExistingEntry {
  readonly status: 'standing' | 'withdrawn';
  readonly entryId: TimelineEntryId;
  readonly employeeId: PersonId;
  readonly authorId: PersonId;
  readonly type: TimelineType;
  readonly linkedGoalId: TimelineEntryId | undefined;
  readonly addedAt: string;
  readonly content: {
    readonly title: unknown;
    readonly description: unknown;
    readonly category: unknown;
    readonly impact: Impact | undefined;
    readonly tags: unknown;
    readonly attachments: unknown;
    readonly visibility: Visibility;
  };
}

export type TimelineState = { readonly status: 'none' } | ExistingEntry;

type Content = Pick<
  Extract<TimelineEvent, { type: 'TimelineEntryCorrected' }>['data'],
  keyof ExistingEntry['content']
>;

function contentOf({ title, description, category, impact, tags, attachments, visibility }: Content) {
  return { title, description, category, impact, tags, attachments, visibility };
}

export const evolveTimelineEntry: Evolutions<TimelineState, TimelineEvent> = {
  TimelineEntryAdded: (_, { data, metadata }) => ({
    status: 'standing',
    entryId: data.entryId,
    employeeId: data.employeeId,
    authorId: data.managerId,
    type: data.type,
    linkedGoalId: data.linkedGoalId,
    addedAt: metadata.occurredAt,
    content: contentOf(data),
  }),
  TimelineEntryCorrected: (state, { data }) => changed(state, { content: contentOf(data) }),
  TimelineEntryWithdrawn: (state) => changed(state, { status: 'withdrawn' }),
};
