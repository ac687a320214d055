import { HIDDEN_TEXT } from '@annals/contracts/features/audit/sensitivity';
import { categoryOf } from '@annals/contracts/kernel/words';
import { ERASED, ERASED_TEXT, isErased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { t } from '@annals/contracts/kernel/text';
import { nameIn } from '@annals/projections/features/audit/explorer';
import { actorNameOf } from '../../../platform/commands/actor-name';
import { definitionOf, valuesOf } from '../../audit/definitions';
import { sentencesOf } from '../../audit/tell-record';
import type { Collected } from '../../../platform/services/collected';
import { subjectOf, type Disclosure } from './disclosure';

/** What replaces words that are left out. */
export const LEFT_OUT_TEXT = '[left out]';

/**
 * Tells events of one record, a plain sentence each, in the words of its history.
 * @param record all its events: what came before is needed to tell what came after
 * @param disclosures of the events that are told; of the others nothing is known
 * @returns the sentences by the ids of the events
 */
export function toldTo(
  features: Collected,
  record: readonly RecordedEvent[],
  disclosures: ReadonlyMap<string, Disclosure>,
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const isWhole = ({ id }: RecordedEvent) => disclosures.get(id)?.kind === 'whole';
  const [first] = record;
  if (!first) return new Map();
  const told = sentencesOf(
    features,
    categoryOf(first.stream),
    record.map((event) => (isWhole(event) ? event : withoutWords(event))),
    names,
  );
  const sentences = new Map<string, string>();
  for (const event of record) {
    const kind = disclosures.get(event.id)?.kind;
    const sentence = told.get(event.id)?.sentence ?? t(definitionOf(event).description);
    if (kind === 'mention') sentences.set(event.id, mention(event, names));
    else if (kind === 'facts' || (kind === 'whole' && !hasErased(event)))
      sentences.set(
        event.id,
        sentence.replaceAll(ERASED_TEXT, LEFT_OUT_TEXT).replaceAll(HIDDEN_TEXT, LEFT_OUT_TEXT),
      );
    else if (kind === 'whole') sentences.set(event.id, sentence);
  }
  return sentences;
}

/** What is about somebody else is told by what kind of thing it is, and nothing more: the words of its history say how it was. */
function mention(event: RecordedEvent, names: ReadonlyMap<string, string>): string {
  const definition = definitionOf(event);
  const about = subjectOf(definition, valuesOf(event));
  const actor = actorNameOf(event.metadata, (id) => nameIn(names, id));
  const what = t(definition.description);
  return about === undefined
    ? t('{actor}: {what}', { actor, what })
    : t('{actor}: {what} It is about {person}.', { actor, what, person: nameIn(names, about) });
}

function withoutWords(event: RecordedEvent): RecordedEvent {
  const { personalFields } = definitionOf(event);
  const data = valuesOf(event);
  const hidden = personalFields.filter((field) => data[field] !== undefined);
  return { ...event, data: { ...data, ...Object.fromEntries(hidden.map((field) => [field, ERASED])) } };
}

function hasErased(event: RecordedEvent): boolean {
  return Object.values(valuesOf(event)).some(isErased);
}
