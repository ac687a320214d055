import { meetingsFeature } from '@annals/contracts/features/meetings/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { meetings } from './meetings-fold';
import { meetingNotices } from './notices';

export const meetingsReadSide = projectionFeature(meetingsFeature, {
  projections: [meetings],
  asOf: { meeting: [meetings] },
  notices: noticeSource(meetingNotices),
});
