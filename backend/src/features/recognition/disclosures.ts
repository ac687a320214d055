import type { RecognitionEvent } from '@annals/contracts/features/recognition/events';
import { disclosures, happened, type LeftOut } from '../../platform/commands/disclosures';

const notApproved: LeftOut = ({ record }) =>
  happened(record, 'RecognitionApproved') ? undefined : 'not shared yet';

export const recognitionDisclosures = disclosures<RecognitionEvent>({
  RecognitionNominated: { words: 'theirs', leftOut: notApproved },
  RecognitionHandedOver: { words: 'theirs', leftOut: notApproved },
  RecognitionApproved: 'theirs',
  RecognitionDeclined: { words: 'nobodys', leftOut: notApproved },
});
