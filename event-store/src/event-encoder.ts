import { eventMetadata, type EventDefinition, type EventMetadata } from '@annals/contracts/kernel/event';
import type { DataKey } from './personal-data/data-key';
import { ENVELOPE_FIELD, seal } from './personal-data/envelope';
import type { EventToStore } from './port';

/** The data of an event, checked, its personal fields set apart for encryption. */
export interface CheckedData {
  readonly clear: Readonly<Record<string, unknown>>;
  /** Undefined when the event holds nothing personal. */
  readonly personal:
    { readonly subject: string; readonly fields: Readonly<Record<string, unknown>> } | undefined;
}

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
   * @throws ZodError when the data is not that of the definition
   */
  check(data: unknown): CheckedData {
    const { schema, about } = this.#definition;
    const clear: Record<string, unknown> = {};
    const fields: Record<string, unknown> = {};
    let isPersonal = false;
    for (const [field, value] of Object.entries(schema.parse(data))) {
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

  /** Puts together what is stored. @param key that of the person, needed when there are personal fields */
  encode(
    id: string,
    { clear, personal }: CheckedData,
    key: DataKey | undefined,
    metadata: EventMetadata,
  ): EventToStore {
    const { type, version } = this.#definition;
    if (personal && !key) throw new Error(`There is no key to encrypt the personal fields of ${type}`);
    const data = personal && key ? { ...clear, [ENVELOPE_FIELD]: seal(personal.fields, key, id) } : clear;
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
