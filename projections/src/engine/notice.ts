import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { FactNameOf, NoticeKindName } from '@annals/contracts/kernel/feature';

/** Somebody is told of something: facts only, the words are made when it is read (`contracts/src/<feature>/notices.ts`). */
export type Notice = {
  readonly [Kind in NoticeKindName]: {
    /** Who is told. */
    readonly personId: PersonId;
    readonly kind: Kind;
    /** Where it opens in the app, such as `/meetings/<id>`. */
    readonly path: string;
    /** The other person the sentence names. */
    readonly aboutId?: PersonId | null;
    readonly facts: Readonly<Record<FactNameOf<Kind>, string | null>>;
  };
}[NoticeKindName];

/** Who is told of which events of a feature. Pure: it knows the event and nothing else. */
export type NoticesOf<Event extends RecordedEvent> = {
  readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => readonly Notice[];
};

/** The notices of one feature with the types of its events erased. */
export type NoticeSource = ReadonlyMap<string, (event: RecordedEvent) => readonly Notice[]>;

export function noticeSource<Event extends RecordedEvent>(notices: NoticesOf<Event>): NoticeSource {
  // Each function is stored under the type of event it takes, and is given no other.
  return new Map(
    Object.entries(notices) as unknown as readonly [string, (event: RecordedEvent) => readonly Notice[]][],
  );
}

/** The person who acted; null when it was the system. */
export function actingPerson({ metadata }: RecordedEvent): PersonId | null {
  return personId.safeParse(metadata.actorId).data ?? null;
}
