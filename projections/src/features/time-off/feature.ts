import { timeOffFeature } from '@annals/contracts/features/time-off/feature';
import { inStatus } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { timeOffNotices } from './notices';
import { timeOffPolicies } from './policies-fold';
import { timeOffRequests } from './requests-fold';

export const timeOffReadSide = projectionFeature(timeOffFeature, {
  projections: [timeOffRequests, timeOffPolicies],
  asOf: { timeOff: [timeOffRequests], timeOffPolicy: [timeOffPolicies] },
  notices: noticeSource(timeOffNotices),
  waiting: {
    timeOffToDecide: [{ table: 'time_off_requests', whose: 'managerId', where: inStatus('pending') }],
  },
});
