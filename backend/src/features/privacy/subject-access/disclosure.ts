import { fieldsOfPeople } from '@annals/contracts/features/audit/people-in';
import type { InsightEvent } from '@annals/contracts/features/insights/events';
import type { EventDefinition, RecordedEvent } from '@annals/contracts/kernel/event';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { WordingEvent } from '@annals/contracts/features/language-model/events';
import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import { definitionOf, valuesOf } from '../../audit/definitions';
import type { LeftOutBecause } from './left-out';
import { OWN_WORDS } from './own-words';

/** Whose archive it is, and who gets it. */
export interface Whose {
  readonly personId: PersonId;
  /** An administrator gets it, and the person works here and could ask for it themself. */
  readonly isForAdministratorAlone: boolean;
}

/**
 * How much of an event a person gets: all of it; its facts without the personal values; that they took part in what is about somebody
 * else; or nothing, as if it had not happened.
 */
export type Disclosure =
  | { readonly kind: 'whole' }
  | { readonly kind: 'facts' | 'mention' | 'nothing'; readonly because: LeftOutBecause };

interface Asked {
  readonly event: RecordedEvent;
  readonly personId: PersonId;
  /** The whole record the event is of. */
  readonly record: readonly RecordedEvent[];
}
/** Undefined: as every other event of the person. */
type Rule<Event extends RecordedEvent> = (
  asked: Asked & { readonly event: Event },
) => LeftOutBecause | undefined;
type Rules<Event extends RecordedEvent> = {
  readonly [Type in Event['type']]?: Rule<Extract<Event, { type: Type }>>;
};

const happened = (record: readonly RecordedEvent[], type: string) =>
  record.some((event) => event.type === type);
const privateNotes = () => 'private notes' as const;
const answersOfOthers = () => 'answers of others' as const;

const reviews360: Rules<Review360Event> = {
  FeedbackRequested: answersOfOthers,
  FeedbackRequestWithdrawn: answersOfOthers,
  FeedbackDeclined: answersOfOthers,
  // Those who are reminded are those who have not answered.
  Review360ReminderSent: answersOfOthers,
  FeedbackSubmitted: ({ event: { data }, record }) => {
    if (data.reviewerType === 'self') return undefined;
    if (data.reviewerType !== 'manager') return 'answers of others';
    return happened(record, 'Review360Completed') ? undefined : 'not shared yet';
  },
};

/** What its author keeps to themself now, whatever it was before. */
const keptPrivate = ({ record }: Asked): LeftOutBecause | undefined =>
  (record as readonly TimelineEvent[]).findLast(({ data }) => 'visibility' in data)?.data.visibility ===
  'private'
    ? 'private notes'
    : undefined;
const timeline: Rules<TimelineEvent> = {
  TimelineEntryAdded: keptPrivate,
  TimelineEntryCorrected: keptPrivate,
  TimelineEntryWithdrawn: keptPrivate,
};

const skipLevel: Rules<SkipLevelEvent> = {
  LeaderNotesTaken: privateNotes,
  BriefingRequested: ({ event, personId }) =>
    event.data.recipientId === personId ? undefined : 'private notes',
  BriefingPrepared: ({ event, personId }) =>
    event.data.recipientId === personId ? undefined : 'private notes',
  BriefingSummarised: ({ event, personId }) =>
    event.data.recipientId === personId ? undefined : 'private notes',
};

/** Of a briefing only its recipient knows, and who that is these do not say. */
const ofBriefing = ({ record }: Asked): LeftOutBecause | undefined =>
  (record as readonly WordingEvent[]).some(
    (event) => event.type === 'WordingAsked' && event.data.subject === 'briefing',
  )
    ? 'private notes'
    : undefined;
const wordings: Rules<WordingEvent> = {
  WordingAsked: ofBriefing,
  WordingAnswered: ofBriefing,
  WordingFailed: ofBriefing,
};

const notApproved = ({ record }: Asked): LeftOutBecause | undefined =>
  happened(record, 'RecognitionApproved') ? undefined : 'not shared yet';

/** Of the events about a person, those that they do not get at once, or not at all. */
const NOTHING: Readonly<Record<string, Rule<RecordedEvent>>> = {
  ...(reviews360 as Rules<RecordedEvent>),
  ...(timeline as Rules<RecordedEvent>),
  ...(skipLevel as Rules<RecordedEvent>),
  ...(wordings as Rules<RecordedEvent>),
  OnboardingNoteTaken: privateNotes,
  ManagerAssessmentSubmitted: ({ record }) =>
    happened(record, 'PerformanceReviewCompleted') ? undefined : 'not shared yet',
  RecognitionNominated: notApproved,
  RecognitionHandedOver: notApproved,
  RecognitionDeclined: notApproved,
};

/** What ALEX finds for somebody out of figures of their own; everything else it finds speaks of others. */
const OF_ONESELF: ReadonlySet<string> = new Set([
  'meeting-overload',
  'falling-wellbeing',
  'stress-without-meetings',
  'unused-time-off',
]);

/** The words of an insight of which only the facts are given. */
function speaksOfOthers({ type }: RecordedEvent, record: readonly RecordedEvent[]): boolean {
  if (type !== 'InsightGenerated' && type !== 'InsightReworded') return false;
  return (record as readonly InsightEvent[]).some(
    (event) =>
      event.type === 'InsightGenerated' &&
      (event.data.targetTeamId !== undefined || !OF_ONESELF.has(event.data.rule.name)),
  );
}

const FOR_THE_PERSON_ALONE: ReadonlySet<string> = new Set([
  'WellbeingCheckInSubmitted',
  'WellnessPulseAssessed',
  'MessageSent',
  'InsightGenerated',
  'InsightReworded',
  'InsightContested',
]);

/** Personal values that say who somebody is, whoever wrote them down. */
const SAYS_WHO: ReadonlySet<string> = new Set([
  'EmployeeHired',
  'EmployeeRehired',
  'NameCorrected',
  'AddressCorrected',
  'ProfileChanged',
  'ProfilePictureChanged',
]);

/** How much of an event goes into the archive of a person whom it names, or who acted in it. @param record all events of its stream */
export function disclosureOf(
  event: RecordedEvent,
  record: readonly RecordedEvent[],
  { personId, isForAdministratorAlone }: Whose,
): Disclosure {
  const definition = definitionOf(event);
  const data = valuesOf(event);
  // That they answered is theirs to say, to whomever they gave their word.
  if (isForAdministratorAlone && definition.isConfidential)
    return { kind: 'nothing', because: 'for the person alone' };
  const subject = subjectOf(definition, data);
  if (subject !== undefined && subject !== personId)
    return definition.category === 'wellbeingCheckIn'
      ? { kind: 'nothing', because: 'pulse checks of others' }
      : { kind: 'mention', because: 'about others' };
  const because = NOTHING[event.type]?.({ event, personId, record });
  if (because !== undefined) return { kind: 'nothing', because };
  if (definition.personalFields.length === 0) return { kind: 'whole' };
  if (isForAdministratorAlone && FOR_THE_PERSON_ALONE.has(event.type))
    return { kind: 'facts', because: 'for the person alone' };
  if (isForAdministratorAlone && event.metadata.actorId !== personId && !SAYS_WHO.has(event.type))
    return { kind: 'facts', because: 'words of others' };
  if (speaksOfOthers(event, record)) return { kind: 'facts', because: 'about others' };
  const isTheirs = definition.about !== undefined && data[definition.about] === personId;
  if (definition.category === 'wording') return { kind: 'facts', because: 'drafts of a language model' };
  return isTheirs && OWN_WORDS.has(event.type)
    ? { kind: 'whole' }
    : { kind: 'facts', because: 'words of administrators' };
}

/** Whom an event is about, which need not be whose key its words are kept with; undefined: nobody in particular. */
export function subjectOf(
  { about }: EventDefinition,
  data: Readonly<Record<string, unknown>>,
): string | undefined {
  const found = [data['employeeId'], data['personId'], data['targetUserId'], about && data[about]];
  return found.find((id): id is string => typeof id === 'string');
}

/** The values of an event that a person gets, and the names of the fields they do not get. */
export function disclosedData(
  event: RecordedEvent,
  { kind }: Disclosure,
  personId: PersonId,
): { readonly data: Readonly<Record<string, unknown>>; readonly leftOut: readonly string[] } {
  const definition = definitionOf(event);
  const people = fieldsOfPeople(definition);
  const isTheirs = subjectOf(definition, valuesOf(event)) === personId;
  const data: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [field, value] of Object.entries(valuesOf(event))) {
    const isHidden =
      kind !== 'whole' &&
      (kind === 'facts'
        ? definition.personalFields.includes(field)
        : !people.includes(field) && !isId(field));
    if (isHidden) leftOut.push(field);
    else if (Array.isArray(value) && people.includes(field) && !isTheirs)
      data[field] = value.filter((id) => id === personId);
    else data[field] = value;
  }
  return { data, leftOut };
}

function isId(field: string): boolean {
  return field.endsWith('Id');
}
