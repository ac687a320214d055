import { peopleFeature } from '@annals/contracts/features/people/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { peopleNotices } from './notices';
import { people } from './people-fold';
import { plannedChanges } from './planned-changes-fold';

export const peopleReadSide = projectionFeature(peopleFeature, {
  projections: [people, plannedChanges],
  asOf: { person: [people, plannedChanges] },
  notices: noticeSource(peopleNotices),
});
