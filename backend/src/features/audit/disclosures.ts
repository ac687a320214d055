import type { EvidenceEvent } from '@annals/contracts/features/audit/evidence-events';
import type { SearchEvent } from '@annals/contracts/features/audit/search-events';
import type { SampleEvent } from '@annals/contracts/features/audit/search-events';
import type { SensitiveEvent } from '@annals/contracts/features/audit/sensitive-events';
import { disclosures } from '../../platform/commands/disclosures';

export const auditDisclosures = disclosures<SearchEvent | SampleEvent | EvidenceEvent | SensitiveEvent>({
  SearchSaved: 'theirs',
  SearchRenamed: 'theirs',
  SampleDrawn: 'theirs',
  EvidenceRequested: 'theirs',
  SensitiveRecordViewed: 'theirs',
});
