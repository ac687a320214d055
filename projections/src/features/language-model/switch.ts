import { ORGANISATION } from '@annals/contracts/features/language-model/constants';
import type { LanguageModelEvent } from '@annals/contracts/features/language-model/events';
import type { LanguageModelRow } from '@annals/contracts/features/language-model/views';
import type { EventMetadata } from '@annals/contracts/kernel/event';
import type { ReadModels } from '../../engine/connections';
import { projection } from '../../engine/projection';

/** The switch as it was last turned; without a row it was never touched, and is off. */
export const languageModel = projection<LanguageModelRow, LanguageModelEvent>({
  name: 'language_model',
  version: 1,
  columns: {
    id: 'text',
    isOn: 'boolean',
    host: 'text',
    model: 'text',
    switchedAt: 'timestamptz',
    switchedBy: 'text',
    reason: 'text?',
  },
  indexes: {},
  tags: ['LanguageModel', 'Insights', 'SkipLevel'],
  concerns: () => [],
  key: () => ORGANISATION,
  evolve: {
    LanguageModelSwitchedOn: (_, { data, metadata }) => turned(true, data, metadata),
    LanguageModelSwitchedOff: (_, { data, metadata }) => turned(false, data, metadata),
  },
});

function turned(isOn: boolean, { host, model }: Endpoint, metadata: EventMetadata): LanguageModelRow {
  return {
    id: ORGANISATION,
    isOn,
    host,
    model,
    switchedAt: metadata.occurredAt,
    switchedBy: metadata.actorId,
    reason: metadata.reason ?? null,
  };
}

/** A language model by where it is and what it is called. */
interface Endpoint {
  readonly host: string;
  readonly model: string;
}

/** Whether it was switched on for this very endpoint: another host or model asks for another consent. */
export async function isSwitchedOn(db: ReadModels, endpoint: Endpoint | undefined): Promise<boolean> {
  if (!endpoint) return false;
  const row = await lastTurn(db);
  return row !== undefined && row.isOn && row.host === endpoint.host && row.model === endpoint.model;
}

/** The last turn of the switch, with the name of who turned it; undefined when it was never touched. */
export async function lastTurn(
  db: ReadModels,
): Promise<(LanguageModelRow & { readonly switchedByName: string | null }) | undefined> {
  return (await db('language_model as switch')
    .joinRaw('LEFT JOIN people AS person ON person.id::text = switch."switchedBy"')
    .select('switch.*')
    .select(db.raw(`person."firstName" || ' ' || person."lastName" AS "switchedByName"`))
    .where('switch.id', ORGANISATION)
    .first()) as (LanguageModelRow & { switchedByName: string | null }) | undefined;
}
