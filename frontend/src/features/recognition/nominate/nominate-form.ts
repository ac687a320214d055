import { nominate } from '@annals/contracts/features/recognition/commands';
import { DEFAULT_VISIBILITY } from '@annals/contracts/features/recognition/constants';
import { z } from 'zod';

/** The contract's rules for what inputs hold: text everywhere, nothing in a select without a choice. */
export const nominateForm = nominate.extend({
  visibility: z.string().pipe(nominate.shape.visibility.unwrap()),
});
export type NominateFormValues = z.input<typeof nominateForm>;

export const emptyNomination: NominateFormValues = {
  recipientId: '',
  categoryId: '',
  title: '',
  description: '',
  visibility: DEFAULT_VISIBILITY,
};
