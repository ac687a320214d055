import { EVENT_LOG } from '@annals/contracts/features/audit/words';
import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { HistoryIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const auditScreens = frontendFeature({
  screens: [
    {
      addresses: ['eventLog'],
      label: EVENT_LOG,
      isFor: (role) => may(role, 'events:see'),
      load: () => import('./explorer/ExplorerScreen'),
      sidebar: { group: 'company', Icon: HistoryIcon, key: 'l', onPhones: msg('Log') },
    },
    {
      addresses: ['auditEvent'],
      label: msg('Event'),
      isFor: (role) => may(role, 'events:see'),
      load: () => import('./event/EventScreen'),
    },
    {
      addresses: ['auditRecord'],
      label: msg('Record'),
      isFor: (role) => may(role, 'events:see'),
      load: () => import('./record/AuditRecordScreen'),
    },
    {
      addresses: ['auditLists'],
      label: msg('As of'),
      isFor: (role) => may(role, 'events:see'),
      load: () => import('./record/ListAsOfScreen'),
      isInPalette: true,
    },
    {
      addresses: ['auditSamples'],
      label: msg('Samples'),
      isFor: (role) => may(role, 'audit:work'),
      load: () => import('./samples/SamplesScreen'),
      isInPalette: true,
    },
    {
      addresses: ['auditSample'],
      label: msg('Sample'),
      isFor: (role) => may(role, 'audit:work'),
      load: () => import('./samples/SampleScreen'),
    },
    {
      addresses: ['evidence'],
      label: msg('Evidence'),
      isFor: (role) => may(role, 'evidence:export'),
      load: () => import('./evidence/EvidenceScreen'),
      isInPalette: true,
    },
  ],
});
