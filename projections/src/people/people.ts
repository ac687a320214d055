import { readable } from '@annals/contracts/kernel/erased';
import type { PersonEvent } from '@annals/contracts/people/events';
import type { UserRow } from '@annals/contracts/people/views';
import { projection } from '../kernel/projection';

/** Everyone in the organisation, with whom they report to today: the specification's `users`. */
export const people = projection<UserRow, PersonEvent>({
  name: 'people',
  version: 1,
  columns: {
    id: 'uuid',
    email: 'text',
    firstName: 'text',
    lastName: 'text',
    profileImageUrl: 'text?',
    role: 'text',
    managerId: 'uuid?',
    department: 'text?',
    position: 'text?',
    hireDate: 'date?',
    lastPromotionDate: 'date?',
    departedOn: 'date?',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  indexes: {
    whoReportsTo: ['managerId', 'lastName', 'firstName', 'id'],
    directory: ['lastName', 'firstName', 'id'],
  },
  tags: ['People'],
  concerns: (row) => (row.managerId ? [row.id, row.managerId] : [row.id]),
  key: (event) => event.data.personId,
  evolve: {
    EmployeeHired: (_, { data, metadata }) => ({
      id: data.personId,
      email: readable(data.email),
      firstName: readable(data.firstName),
      lastName: readable(data.lastName),
      profileImageUrl: null,
      role: data.role,
      managerId: data.managerId,
      department: data.department,
      position: data.position,
      hireDate: data.hireDate,
      lastPromotionDate: null,
      departedOn: null,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
    }),
    ManagerAssigned: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
    EmployeePromoted: (row, { data, metadata }) =>
      row && {
        ...row,
        position: data.position,
        role: data.role,
        lastPromotionDate: data.promotedOn,
        updatedAt: metadata.occurredAt,
      },
    EmployeeDeparted: (row, { data, metadata }) =>
      row && { ...row, departedOn: data.lastDay, managerId: null, updatedAt: metadata.occurredAt },
  },
});
