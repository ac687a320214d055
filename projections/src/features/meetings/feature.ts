import { meetingsFeature } from '@annals/contracts/features/meetings/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { meetings } from './meetings-fold';
import { meetingNotices } from './notices';
import { meetingSeries } from './series-fold';
import { meetingsWaiting } from './waiting';

export const meetingsReadSide = projectionFeature(meetingsFeature, {
  projections: [meetings, meetingSeries],
  asOf: { meeting: [meetings], meetingSeries: [meetingSeries] },
  notices: noticeSource(meetingNotices),
  waiting: meetingsWaiting,
});
