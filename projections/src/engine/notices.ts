import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { Notice, NoticeSource } from './notice';

/** Who is told of what, of all features together. */
export class Notices {
  /** The types of the events somebody is told of. */
  readonly eventTypes: readonly string[];

  constructor(private readonly sources: readonly NoticeSource[]) {
    this.eventTypes = [...new Set(sources.flatMap((source) => [...source.keys()]))];
  }

  /** Whom an event tells of what: each person once, and nobody of what they did themself. */
  of(event: RecordedEvent): readonly Notice[] {
    const told = new Map<string, Notice>();
    for (const source of this.sources)
      for (const notice of source.get(event.type)?.(event) ?? [])
        if (notice.personId !== event.metadata.actorId && !told.has(notice.personId))
          told.set(notice.personId, notice);
    return [...told.values()];
  }
}

/** The id of what one person is told of an event. */
export function notificationId(event: RecordedEvent, { personId }: Notice): string {
  return `${event.id}:${personId}`;
}
