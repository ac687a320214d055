import { mailFeature } from '@annals/contracts/features/mail/feature';
import { backendFeature } from '../../platform/feature';
import { mailDoors } from './handlers';

export const mailBackend = backendFeature(mailFeature, {
  doors: mailDoors,
});
