import { eventMetadata, type EventDefinition, type EventMetadata } from '@annals/contracts/kernel/event';
import { dateOutside, YEARS_OF_ROWS } from '@annals/contracts/kernel/dates-in';
import { storableValue, unstorableText } from '@annals/contracts/kernel/storable-text';
import type { DataKey } from './personal-data/data-key';
import { ENVELOPE_FIELD, seal } from './personal-data/envelope';
import type { EventToStore } from './port';
import { UnstorableEvent } from './unstorable-event';

/** The data of an event, checked, its personal fields set apart for encryption. */
export interface CheckedData {
  readonly clear: Readonly<Record<string, unknown>>;
  /** Undefined when the event holds nothing personal. */
  readonly personal:
    | { readonly subject: string; readonly fields: Readonly<Record<string, unknown>> }
    | undefined;
}

/** The role of what acts without a person. */
const AUTOMATIC = 'system';

/** Turns new events of one definition into their stored form. */
export class EventEncoder {
  readonly #definition: EventDefinition;
  readonly #personalFields: ReadonlySet<string>;

  constructor(definition: EventDefinition) {
    this.#definition = definition;
    this.#personalFields = new Set(definition.personalFields);
  }

  /**
   * Checks an event's data and finds out whose personal fields it holds.
   * @param actorRole of the person who writes it
   * @throws ZodError when the data is not that of the definition; UnstorableEvent when no row could be made of it
   */
  check(data: unknown, actorRole: string): CheckedData {
    const { schema, about } = this.#definition;
    const clear: Record<string, unknown> = {};
    const fields: Record<string, unknown> = {};
    let isPersonal = false;
    for (const [field, value] of Object.entries(this.#storable(schema.parse(data), actorRole))) {
      if (value === undefined) continue;
      if (!this.#personalFields.has(field)) clear[field] = value;
      else {
        fields[field] = value;
        isPersonal = true;
      }
    }
    // In lower case: the same person is the same subject however the UUID was spelt.
    const subject = String(about === undefined ? '' : clear[about]).toLowerCase();
    return { clear, personal: isPersonal ? { subject, fields } : undefined };
  }

  /**
   * What no row can hold must not be in the log: every read model of it, now and in later versions, would stop there. A person is told.
   * What happens without one may carry texts of other systems, or of an old log: there U+FFFD replaces what cannot be stored.
   * @throws UnstorableEvent
   */
  #storable(data: Readonly<Record<string, unknown>>, actorRole: string): object {
    const { type, schema } = this.#definition;
    const isAutomatic = actorRole === AUTOMATIC;
    const found =
      (isAutomatic ? undefined : unstorableText(data)) ?? dateOutside(schema, data, YEARS_OF_ROWS);
    if (found) throw new UnstorableEvent(type, found);
    return isAutomatic ? storableFields(data) : data;
  }

  /**
   * Puts together what is stored.
   * @param key that of the person, needed when there are personal fields
   * @throws UnstorableEvent when its metadata cannot be stored
   */
  encode(
    id: string,
    { clear, personal }: CheckedData,
    key: DataKey | undefined,
    metadata: EventMetadata,
  ): EventToStore {
    const { type, version } = this.#definition;
    if (personal && !key) throw new Error(`There is no key to encrypt the personal fields of ${type}`);
    const data = personal && key ? { ...clear, [ENVELOPE_FIELD]: seal(personal.fields, key, id) } : clear;
    const unstorable = unstorableText(metadata) ?? dateOutside(eventMetadata, metadata, YEARS_OF_ROWS);
    if (unstorable) throw new UnstorableEvent(type, unstorable);
    return { id, type, schemaVersion: version, data, metadata: flat(metadata) };
  }
}

/** Checks the metadata and leaves out what is undefined, as JSON would. @throws ZodError */
function flat(metadata: EventMetadata): Record<string, string> {
  const present: Record<string, string> = {};
  for (const [name, value] of Object.entries(eventMetadata.parse(metadata)))
    if (value !== undefined) present[name] = value;
  return present;
}

function storableFields(data: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, storableValue(value)]));
}
