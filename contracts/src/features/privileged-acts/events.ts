import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { legalHoldId } from '../privacy/ids';
import { personId } from '../../kernel/ids';
import { privilegedActId } from './ids';
import { PRIVILEGED_ACTS, PRIVILEGED_ROLES } from './constants';

const category = 'privilegedAct';
/** What administrators write is encrypted with their own keys: it stays readable when the person it is about is erased. */
const about = 'adminId';
const act = {
  actId: privilegedActId,
  act: z.enum(PRIVILEGED_ACTS),
  /** Whom it is done to. */
  subjectId: personId,
};

/** An administrator requests what takes two of them. */
export const PrivilegedActRequested = event('PrivilegedActRequested', 2, {
  category,
  about,
  description:
    'What a second administrator has to approve was requested by an administrator, or by a rule in the name of the one who wrote it: a role, a link, an unlock or the lifting of a legal hold.',
  data: {
    ...act,
    adminId: personId,
    /** Which role is to be granted; null for every other act. */
    role: z.enum(PRIVILEGED_ROLES).nullable(),
    /** Which legal hold is to be lifted; null for every other act. */
    holdId: legalHoldId.nullable(),
    reason: personal(z.string()),
    /** The administrators who were independent of the requester at that moment: they are notified. */
    approverIds: z.array(personId),
    expiresAt: z.iso.datetime(),
    /** Whose rules asked for it; null: nobody's, and in events of version 1. */
    rulesOf: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    /** Who stands behind that beside the requester, such as who set up the provider: none of them can approve it. */
    answerableIds: z.array(personId),
  },
  upcasters: { 1: (data) => ({ ...data, rulesOf: null, answerableIds: [] }) },
});

/** A second administrator agrees; it is carried out at once. */
export const PrivilegedActApproved = event('PrivilegedActApproved', 1, {
  category,
  about,
  description: 'A second, independent administrator approved what another one requested.',
  data: { ...act, adminId: personId, requestedBy: personId, reason: personal(z.string()) },
});

/** It is not done, for a stated reason: another administrator declined it, or the requester withdrew it. */
export const PrivilegedActDeclined = event('PrivilegedActDeclined', 1, {
  category,
  about,
  description: 'An administrator declined what another one requested, or withdrew their own request.',
  data: { ...act, adminId: personId, requestedBy: personId, reason: personal(z.string()) },
});

/** What came of an approved act. */
export const ACT_OUTCOMES = ['done', 'link-on-server', 'refused'] as const;

/** An approved act was carried out, or had become impossible. */
export const PrivilegedActCompleted = event('PrivilegedActCompleted', 1, {
  category,
  description: 'What two administrators agreed on was carried out, or had become impossible in the meantime.',
  data: {
    ...act,
    requestedBy: personId,
    approvedBy: personId,
    /** `link-on-server`: done, but no mail server is configured, so the link to a password is made on the server. */
    outcome: z.enum(ACT_OUTCOMES),
    /** Why it was refused; null when it was not. */
    problem: z.string().nullable(),
  },
});

export const privilegedActEvents = [
  PrivilegedActRequested,
  PrivilegedActApproved,
  PrivilegedActDeclined,
  PrivilegedActCompleted,
] as const;
export type PrivilegedActEvent = EventOf<(typeof privilegedActEvents)[number]>;
export type NewPrivilegedActEvent = NewEventOf<(typeof privilegedActEvents)[number]>;
