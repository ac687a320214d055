import { ORGANIZATION } from '@annals/contracts/features/language-model/constants';
import type { LanguageModelEvent } from '@annals/contracts/features/language-model/events';
import { languageModelRow, type LanguageModelRow } from '@annals/contracts/features/language-model/views';
import type { EventMetadata } from '@annals/contracts/kernel/event';
import { projection } from '../../engine/projection';

/** The switch as it was last turned; without a row it was never touched, and is off. */
export const languageModel = projection<LanguageModelRow, LanguageModelEvent>({
  name: 'language_model',
  version: 1,
  row: languageModelRow,
  indexes: {},
  tags: ['LanguageModel', 'Insights', 'SkipLevel'],
  concerns: () => [],
  key: () => ORGANIZATION,
  evolve: {
    LanguageModelSwitchedOn: (_, { data, metadata }) => turned(true, data, metadata),
    LanguageModelSwitchedOff: (_, { data, metadata }) => turned(false, data, metadata),
  },
});

function turned(isOn: boolean, { host, model }: Endpoint, metadata: EventMetadata): LanguageModelRow {
  return {
    id: ORGANIZATION,
    isOn,
    host,
    model,
    switchedAt: metadata.occurredAt,
    switchedBy: metadata.actorId,
    reason: metadata.reason ?? null,
  };
}

/** A language model by where it is and what it is called. */
export interface Endpoint {
  readonly host: string;
  readonly model: string;
}
