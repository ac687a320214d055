import { ERASED, isErased } from '../../kernel/erased';
import type { EventDefinition } from '../../kernel/event';

type Data = Readonly<Record<string, unknown>>;

/**
 * Personal fields that say who somebody is and nothing about how they are: auditors see them, or they could not tell whom an event is about.
 * Every other personal field is opened with a stated reason alone.
 */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  EmployeeHired: ['firstName', 'lastName'],
  ProfileChanged: ['firstName', 'lastName'],
  NameCorrected: ['firstName', 'lastName'],
  EmployeeRehired: ['firstName', 'lastName'],
};

/** The fields of an event that an auditor opens with a reason. */
export function sensitiveFields(definition: EventDefinition): readonly string[] {
  const shown = IDENTITY[definition.type] ?? [];
  return definition.personalFields.filter((field) => !shown.includes(field));
}

/** The sensitive fields that hold something which can be opened: neither left out nor erased. */
export function openableFields(definition: EventDefinition, data: Data): readonly string[] {
  return sensitiveFields(definition).filter((field) => isThere(data[field]) && !isErased(data[field]));
}

/** Null as well as undefined is a value that was never recorded. */
const isThere = (value: unknown) => value !== undefined && value !== null;

/** The data with its sensitive values taken out, as they read after an erasure: everything that folds or tells events can bear that. */
export function masked(definition: EventDefinition, data: Data): Data {
  const hidden = sensitiveFields(definition).filter((field) => isThere(data[field]));
  if (hidden.length === 0) return data;
  return { ...data, ...Object.fromEntries(hidden.map((field) => [field, ERASED])) };
}

/** What replaces a value that can be opened with a reason. */
export const HIDDEN_TEXT = '[hidden]';
