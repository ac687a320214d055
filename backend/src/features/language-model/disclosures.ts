import type { WordingEvent } from '@annals/contracts/features/language-model/events';
import { disclosures, type LeftOut } from '../../platform/commands/disclosures';

/** Of a briefing only its recipient knows, and who that is these do not say. */
const ofBriefing: LeftOut = ({ record }) =>
  (record as readonly WordingEvent[]).some(
    (event) => event.type === 'WordingAsked' && event.data.subject === 'briefing',
  )
    ? 'private notes'
    : undefined;

export const languageModelDisclosures = disclosures<WordingEvent>({
  WordingAsked: { words: 'nobodys', leftOut: ofBriefing, keptBecause: 'drafts of a language model' },
  WordingAnswered: { words: 'nobodys', leftOut: ofBriefing, keptBecause: 'drafts of a language model' },
  WordingFailed: { words: 'nobodys', leftOut: ofBriefing, keptBecause: 'drafts of a language model' },
});
