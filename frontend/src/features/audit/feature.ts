import { may } from '@annals/contracts/permissions';
import { HistoryIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const auditScreens = frontendFeature({
  screens: [
    {
      addresses: ['eventLog'],
      label: 'Event log',
      isFor: (role) => may(role, 'events:see'),
      load: () => import('./explorer/ExplorerScreen'),
      sidebar: { group: 'company', Icon: HistoryIcon, key: 'l', onPhones: 'Log' },
    },
    {
      addresses: ['auditEvent'],
      label: 'Event',
      isFor: (role) => may(role, 'events:see'),
      load: () => import('./event/EventScreen'),
    },
    {
      addresses: ['auditRecord'],
      label: 'Record',
      isFor: (role) => may(role, 'events:see'),
      load: () => import('./record/AuditRecordScreen'),
    },
    {
      addresses: ['auditLists'],
      label: 'As of',
      isFor: (role) => may(role, 'events:see'),
      load: () => import('./record/ListAsOfScreen'),
      isInPalette: true,
    },
    {
      addresses: ['auditSamples'],
      label: 'Samples',
      isFor: (role) => may(role, 'audit:work'),
      load: () => import('./samples/SamplesScreen'),
      isInPalette: true,
    },
    {
      addresses: ['auditSample'],
      label: 'Sample',
      isFor: (role) => may(role, 'audit:work'),
      load: () => import('./samples/SampleScreen'),
    },
    {
      addresses: ['evidence'],
      label: 'Evidence',
      isFor: (role) => may(role, 'evidence:export'),
      load: () => import('./evidence/EvidenceScreen'),
      isInPalette: true,
    },
  ],
});
