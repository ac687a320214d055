import { messagesFeature } from '@annals/contracts/features/messages/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { messageNotices } from './notices';

export const messagesReadSide = projectionFeature(messagesFeature, {
  notices: noticeSource(messageNotices),
});
