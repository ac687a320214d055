import { roleRulesFeature } from '@annals/contracts/features/role-rules/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { roleRulesNotices } from './notices';
import { roleKeepers } from './role-keepers-fold';
import { roleRules } from './role-rules-fold';

export const roleRulesReadSide = projectionFeature(roleRulesFeature, {
  projections: [roleRules, roleKeepers],
  asOf: { roleRules: [roleRules] },
  notices: noticeSource(roleRulesNotices),
});
