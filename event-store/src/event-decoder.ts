import { ERASED } from '@annals/contracts/kernel/erased';
import { eventMetadata, type EventDefinition, type RecordedEvent } from '@annals/contracts/kernel/event';
import type { DataKey } from './personal-data/data-key';
import { ENVELOPE_FIELD, envelopeIn, open } from './personal-data/envelope';
import type { StoredEvent } from './port';
import { UnreadableEvent } from './unreadable-event';

type Data = Record<string, unknown>;

/** Turns the stored events of one definition, of whatever version, into what readers work with. */
export class EventDecoder {
  readonly #definition: EventDefinition;

  constructor(definition: EventDefinition) {
    this.#definition = definition;
  }

  /**
   * Decrypts, upcasts and checks one event.
   * @param keys those of the event's batch, by key id; when its key is missing, the personal fields become `ERASED`
   * @throws UnreadableEvent
   */
  decode(stored: StoredEvent, keys: ReadonlyMap<string, DataKey>): RecordedEvent {
    const { id, type, stream, revision, position, recordedAt } = stored;
    const { data, erased } = decrypted(stored, keys);
    const upcast = this.#checked(stored, this.#upcast(stored, data), erased);
    const metadata = eventMetadata.safeParse(stored.metadata);
    if (!metadata.success)
      throw new UnreadableEvent(stored, `its metadata is not valid`, { cause: metadata.error });
    return { id, type, stream, revision, position, recordedAt, data: upcast, metadata: metadata.data };
  }

  /** Note for upcasters: of an erased event they see the data without its personal fields, and must bear that. */
  #upcast(stored: StoredEvent, data: Data): Data {
    const { version, upcasters } = this.#definition;
    if (stored.schemaVersion > version)
      throw new UnreadableEvent(
        stored,
        `its version ${stored.schemaVersion} is newer than the version ${version} known here; install a newer Annals`,
        { needs: { type: stored.type, version: stored.schemaVersion } },
      );
    let current = data;
    for (let from = stored.schemaVersion; from < version; from += 1) {
      const upcaster = upcasters[from];
      if (!upcaster) throw new UnreadableEvent(stored, `there is no upcaster from version ${from}`);
      try {
        current = upcaster(current);
      } catch (error) {
        throw new UnreadableEvent(stored, `the upcaster from version ${from} failed`, { cause: error });
      }
    }
    return current;
  }

  /**
   * Checks the data against the current schema; of an erased event everything but the personal fields. Events of the current
   * version are checked as well: it costs about 1 µs, a twentieth of decoding, and the log may hold what others wrote.
   */
  #checked(stored: StoredEvent, data: Data, erased: boolean): Data {
    const { personalFields, schema, version } = this.#definition;
    const checked = schema.safeParse(data);
    if (checked.success && !erased) return checked.data;
    const faults = (checked.error?.issues ?? []).filter(
      ({ path }) => !erased || !personalFields.includes(String(path[0])),
    );
    if (faults.length > 0)
      throw new UnreadableEvent(stored, `its data is not that of version ${version}`, {
        cause: checked.error,
      });
    return { ...data, ...Object.fromEntries(personalFields.map((field) => [field, ERASED])) };
  }
}

function decrypted(stored: StoredEvent, keys: ReadonlyMap<string, DataKey>): { data: Data; erased: boolean } {
  try {
    const envelope = envelopeIn(stored.data);
    if (!envelope) return { data: stored.data, erased: false };
    const { [ENVELOPE_FIELD]: _, ...clear } = stored.data;
    const key = keys.get(envelope.keyId);
    if (!key) return { data: clear, erased: true };
    return { data: Object.assign(clear, open(envelope, key, stored.id)), erased: false };
  } catch (error) {
    throw new UnreadableEvent(stored, 'its personal fields were altered, or belong to another event', {
      cause: error,
    });
  }
}
