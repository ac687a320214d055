import { z } from 'zod';
import { event, type EventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';

/**
 * The one record that represents the organization's shape: who works here, under which address, for whom, in which role. Anyone who changes
 * it appends here first, at the revision that was read before anything was checked.
 */
export const ORGANIZATION_CATEGORY = 'organization';
export const ORGANIZATION_ID = 'structure';

/** What a change of the organization is written to: people's places, and whether their accounts are open. */
export const FENCED_CATEGORIES = ['person', 'account'] as const;
export type FencedCategory = (typeof FENCED_CATEGORIES)[number];

/** A change of the organization was checked and is about to be written to these records. */
export const OrganizationChangeBegun = event('OrganizationChangeBegun', 1, {
  category: ORGANIZATION_CATEGORY,
  description: 'A change of the organization was checked and is about to be written.',
  data: {
    /** The change it belongs to; a long one begins several times. */
    changeId: z.uuid(),
    /** The records it is written to, and the revision each had when it was checked; null: there was none. */
    records: z
      .array(
        z.strictObject({
          category: z.enum(FENCED_CATEGORIES),
          personId,
          revision: z.string().regex(/^\d+$/).nullable(),
        }),
      )
      .min(1),
  },
});

/** A change that had begun and never came to its end can no longer be written to this person's record: somebody else changes the organization now. */
export const OrganizationChangeSuperseded = event('OrganizationChangeSuperseded', 1, {
  category: 'person',
  description: 'A change of the organization that was interrupted can no longer take effect.',
  data: { personId, changeId: z.uuid() },
});

/** The same for a person's account. */
export const AccountChangeSuperseded = event('AccountChangeSuperseded', 1, {
  category: 'account',
  description: 'A change of an account that was interrupted can no longer take effect.',
  data: { personId, changeId: z.uuid() },
});

export const organizationEvents = [
  OrganizationChangeBegun,
  OrganizationChangeSuperseded,
  AccountChangeSuperseded,
] as const;
export type OrganizationEvent = EventOf<(typeof organizationEvents)[number]>;
