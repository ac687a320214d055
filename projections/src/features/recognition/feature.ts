import { recognitionFeature } from '@annals/contracts/features/recognition/feature';
import { inStatus } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { recognitionCategories } from './categories-fold';
import { recognitionNotices } from './notices';
import { recognitions } from './recognitions-fold';

export const recognitionReadSide = projectionFeature(recognitionFeature, {
  projections: [recognitions, recognitionCategories],
  asOf: { recognition: [recognitions], recognitionCategory: [recognitionCategories] },
  notices: noticeSource(recognitionNotices),
  waiting: {
    recognitionsToApprove: [{ table: 'recognitions', whose: 'approverId', where: inStatus('nominated') }],
  },
});
