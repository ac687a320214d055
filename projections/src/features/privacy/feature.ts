import { privacyFeature } from '@annals/contracts/features/privacy/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { erasures } from './erasures-fold';
import { privacyNotices } from './notices';
import { subjectAccesses } from './subject-accesses-fold';

export const privacyReadSide = projectionFeature(privacyFeature, {
  projections: [erasures, subjectAccesses],
  asOf: { erasure: [erasures], subjectAccess: [subjectAccesses] },
  notices: noticeSource(privacyNotices),
});
