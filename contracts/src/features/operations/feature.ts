import { feature } from '../../kernel/feature';

export const operationsFeature = feature({
  name: 'operations',
  addresses: {
    administration: '/admin',
    administrationSection: '/admin/:section',
    administrationItem: '/admin/:section/:item',
  },
  permissions: {
    'operations:see': ['admin'],
    'operations:act': ['admin'],
  },
  tags: ['Projections'],
  records: {
    operation: 'Operations',
    masterKey: 'Rotations of the master key',
    projection: 'Streams set aside',
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly operations: typeof operationsFeature;
  }
}
