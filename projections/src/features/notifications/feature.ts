import { notificationsFeature } from '@annals/contracts/features/notifications/feature';
import { projectionFeature, type ProjectionFeature } from '../../engine/feature';
import type { Notices } from '../../engine/notices';
import { inboxes } from './inboxes-fold';
import { notificationsOf } from './notifications-fold';

/** @param notices what every feature tells people */
export function notificationsReadSide(notices: Notices): ProjectionFeature {
  return projectionFeature(notificationsFeature, {
    projections: [notificationsOf(notices), inboxes],
    asOf: { inbox: [inboxes] },
  });
}
