import { z } from 'zod';
import { event, personal } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';

const category = 'person';
const about = 'personId';

/** An administrator corrected a name; the reason is in the metadata. */
export const NameCorrected = event('NameCorrected', 1, {
  category,
  about,
  description: 'An administrator corrected the name of a person.',
  data: { personId, firstName: personal(z.string().min(1)), lastName: personal(z.string().min(1)) },
});

/** An administrator corrected the e-mail address, with which the person signs in. Their sessions end; the old and the new address are notified. */
export const AddressCorrected = event('AddressCorrected', 1, {
  category,
  about,
  description:
    'An administrator corrected the e-mail address of a person, with which they sign in; their sessions ended.',
  data: { personId, email: personal(z.email()) },
});

/** An administrator corrected the first day of work. */
export const HireDateCorrected = event('HireDateCorrected', 1, {
  category,
  description: 'An administrator corrected the first day of work of a person.',
  data: { personId, hireDate: z.iso.date(), previousHireDate: z.iso.date() },
});

/** A person who left was hired again. Their words are encrypted with a new key if the earlier one was destroyed. */
export const EmployeeRehired = event('EmployeeRehired', 1, {
  category,
  about,
  description: 'A person who had left joined the organization again: the same person, in a new employment.',
  data: {
    personId,
    firstName: personal(z.string().min(1)),
    lastName: personal(z.string().min(1)),
    email: personal(z.email()),
    role,
    position: z.string(),
    department: z.string(),
    managerId: personId.nullable(),
    hireDate: z.iso.date(),
  },
});
