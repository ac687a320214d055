import type { EventDefinition, EventMetadata, RecordedEvent } from '@annals/contracts/kernel/event';
import { EventDecoder } from './event-decoder';
import { EventEncoder } from './event-encoder';
import { ENVELOPE_FIELD } from './personal-data/envelope';
import type { PersonalKeys } from './personal-data/personal-keys';
import type { EventToStore, StoredEvent } from './port';
import { UnreadableEvent } from './unreadable-event';

/** An event ready to be put into stored form. */
export interface IdentifiedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: EventMetadata;
}

/** What could be read of a batch. */
export interface DecodedEvents {
  readonly events: readonly RecordedEvent[];
  /** Why reading ended before the end of the batch, if it did; the event after the last one given is the one at fault. */
  readonly unreadable: UnreadableEvent | undefined;
  /** The ids of the keys that there were for the batch. */
  readonly openedWith: ReadonlySet<string>;
}

interface KnownType {
  readonly encoder: EventEncoder;
  readonly decoder: EventDecoder;
}

/** Between the events of the contracts and their stored form: checks, encrypts, decrypts, upcasts. */
export class EventCodec {
  readonly #types: ReadonlyMap<string, KnownType>;

  constructor(
    definitions: readonly EventDefinition[],
    private readonly keys: PersonalKeys,
  ) {
    this.#types = new Map(
      definitions.map((definition) => [
        definition.type,
        { encoder: new EventEncoder(definition), decoder: new EventDecoder(definition) },
      ]),
    );
  }

  /**
   * Checks events and encrypts their personal fields; one key look-up for all of them.
   * @throws ZodError when data or metadata are not valid; UnstorableEvent when no row could be made of them; Error for an unknown type; StoreUnavailable, WrongMasterKey
   */
  async encode(events: readonly IdentifiedEvent[]): Promise<EventToStore[]> {
    const checked = events.map((event) => {
      const encoder = this.#types.get(event.type)?.encoder;
      if (!encoder) throw new Error(`There is no event of type ${event.type}`);
      return { event, encoder, data: encoder.check(event.data, event.metadata.actorRole) };
    });
    const subjects = checked.flatMap(({ data }) => (data.personal ? [data.personal.subject] : []));
    const keys = subjects.length > 0 ? await this.keys.forWriting(subjects) : undefined;
    return checked.map(({ event, encoder, data }) =>
      encoder.encode(event.id, data, data.personal && keys?.get(data.personal.subject), event.metadata),
    );
  }

  /**
   * Reads stored events up to the first unreadable one; one key look-up for all of them.
   * @throws StoreUnavailable, WrongMasterKey: trouble with the keys says nothing about the events
   */
  async decode(stored: readonly StoredEvent[]): Promise<DecodedEvents> {
    const keyIds = stored.flatMap(({ data }) => keyIdIn(data));
    const keys = keyIds.length > 0 ? await this.keys.forReading(keyIds) : new Map<string, never>();
    const openedWith = new Set(keys.keys());
    const events: RecordedEvent[] = [];
    try {
      for (const event of stored) {
        const decoder = this.#types.get(event.type)?.decoder;
        if (!decoder)
          throw new UnreadableEvent(event, 'this version of Annals does not know its type', {
            needs: { type: event.type, version: event.schemaVersion },
          });
        events.push(decoder.decode(event, keys));
      }
    } catch (error) {
      if (error instanceof UnreadableEvent) return { events, unreadable: error, openedWith };
      throw error;
    }
    return { events, unreadable: undefined, openedWith };
  }
}

/** The id of the key that opens an event's personal fields. A malformed envelope gives none here, and an UnreadableEvent when its turn comes. */
export function keyIdIn(data: Readonly<Record<string, unknown>>): string[] {
  const envelope = data[ENVELOPE_FIELD];
  const hasKeyId = typeof envelope === 'object' && envelope !== null && 'keyId' in envelope;
  return hasKeyId && typeof envelope.keyId === 'string' ? [envelope.keyId] : [];
}
