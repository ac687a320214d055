import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';

/** The keys of people are all wrapped with another master key, or another version of it; the keys themselves, and what they encrypt, stay. */
export const MasterKeyRotated = event('MasterKeyRotated', 1, {
  category: 'masterKey',
  description: 'The keys of people were wrapped with another master key. What they encrypt stayed as it was.',
  data: {
    /** Names the key that wraps from here on, without telling it. */
    keyName: z.string().min(1).max(300),
    /** How many keys were wrapped again; others were destroyed meanwhile, or wrapped with it already. */
    rewrapped: z.int().min(0),
  },
});

export const masterKeyEvents = [MasterKeyRotated] as const;
export type MasterKeyEvent = EventOf<(typeof masterKeyEvents)[number]>;
export type NewMasterKeyEvent = NewEventOf<(typeof masterKeyEvents)[number]>;
