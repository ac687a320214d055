import { msg } from '../../kernel/text';
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
    operation: msg('Operations'),
    masterKey: msg('Rotations of the master key'),
    projection: msg('Streams set aside'),
  },
  problems: {
    'operations.job-not-failed': 409,
    'operations.no-rebuild-under-way': 409,
    'operations.nothing-to-park': 409,
    'operations.projection-held-still': 409,
    'operations.rebuild-under-way': 409,
    'operations.rollback-impossible': 409,
    'operations.stream-not-parked': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly operations: typeof operationsFeature;
  }
}
