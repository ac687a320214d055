import { evidenceFilter, type EvidenceFilter } from '@annals/contracts/features/audit/evidence-filter';
import { requestEvidence } from '@annals/contracts/features/audit/evidence-routes';
import { z } from 'zod';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';
import { newTexts as texts } from './texts';

/** The selection as the form holds it. */
export interface SelectionForm {
  readonly feature: string;
  /** Types of events, with commas between them. */
  readonly type: string;
  /** As `datetime-local` inputs write it, in the reader's time zone. */
  readonly from: string;
  readonly until: string;
  readonly fromPosition: string;
  readonly untilPosition: string;
}

/** What of a filter has no field in the form: it comes from the explorer. */
export type CarriedFilter = Omit<EvidenceFilter, keyof SelectionForm>;

/** The form of a new bundle: the selection, and what it is for. */
export interface BundleForm extends SelectionForm {
  readonly purpose: string;
}

export const EMPTY_SELECTION: SelectionForm = {
  feature: '',
  type: '',
  from: '',
  until: '',
  fromPosition: '',
  untilPosition: '',
};

/** The types that a filter names. */
export function typesIn(filter: string): readonly string[] {
  return filter.split(',').filter((type) => type !== '');
}

/** What the form sends. @param carried what of the filter has no field in it */
export function bundleForm(carried: CarriedFilter): z.ZodType<z.infer<typeof requestEvidence>, BundleForm> {
  const text = z.string();
  return z
    .object({
      feature: text,
      type: text,
      from: text,
      until: text,
      fromPosition: text,
      untilPosition: text,
      purpose: requestEvidence.shape.purpose,
    })
    .transform(({ purpose, ...form }, context) => {
      const { filter, faults } = filterOf(form, carried);
      for (const [name, message] of Object.entries(faults))
        context.addIssue({ code: 'custom', path: [name], message });
      return { filter, purpose };
    });
}

const FIELDS = ['feature', 'type', 'from', 'until', 'fromPosition', 'untilPosition'] as const;

/** Reads a selection out of the address, as the explorer hands it over. What makes no sense is left out. */
export function selectionIn(search: URLSearchParams): { form: SelectionForm; carried: CarriedFilter } {
  const parsed = evidenceFilter.safeParse(Object.fromEntries(search));
  const filter: EvidenceFilter = parsed.success ? parsed.data : {};
  const { feature = '', type = '', from, until, fromPosition = '', untilPosition = '', ...carried } = filter;
  return {
    form: { feature, type, from: localInput(from), until: localInput(until), fromPosition, untilPosition },
    carried,
  };
}

/** The filter that a form represents, or the fields at fault with a sentence each. */
export function filterOf(
  form: SelectionForm,
  carried: CarriedFilter,
): { filter: EvidenceFilter; faults: Readonly<Partial<Record<keyof SelectionForm, string>>> } {
  const given = Object.fromEntries(
    FIELDS.filter((field) => form[field].trim() !== '').map((field) => [
      field,
      valueOf(field, form[field].trim()),
    ]),
  );
  const parsed = evidenceFilter.safeParse({ ...carried, ...given });
  if (parsed.success) return { filter: parsed.data, faults: {} };
  const faults = parsed.error.issues.map(({ path, message }) => [
    String(path[0]),
    String(path[0]).endsWith('Position') ? texts.positionFault : message,
  ]);
  return { filter: {}, faults: Object.fromEntries(faults) as Partial<Record<keyof SelectionForm, string>> };
}

function valueOf(field: keyof SelectionForm, text: string): string {
  if (field !== 'from' && field !== 'until') return text;
  return fromLocalInput(text);
}

function localInput(instant: string | undefined): string {
  return instant === undefined ? '' : toLocalInput(new Date(instant));
}
