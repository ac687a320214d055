import { fieldWords } from '@annals/contracts/kernel/words';
import { eventDefinitions } from '@annals/contracts/events';

/** What each type of event and each of its fields means, so that a reader of an archive understands it years later. */
export function catalogue() {
  return eventDefinitions.map(({ type, version, category, description, personalFields, schema }) => ({
    type,
    version,
    category,
    description,
    fields: Object.keys(schema.shape),
    meanings: Object.fromEntries(Object.keys(schema.shape).map((field) => [field, fieldWords(field)])),
    personalFields,
  }));
}
