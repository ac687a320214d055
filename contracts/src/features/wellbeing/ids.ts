import { z } from 'zod';

export const checkInId = z.uuid().brand<'CheckInId'>();
export type CheckInId = z.infer<typeof checkInId>;

export const managerAlertId = z.uuid().brand<'ManagerAlertId'>();
export type ManagerAlertId = z.infer<typeof managerAlertId>;

export const pulseAnnouncementId = z.uuid().brand<'PulseAnnouncementId'>();
export type PulseAnnouncementId = z.infer<typeof pulseAnnouncementId>;
