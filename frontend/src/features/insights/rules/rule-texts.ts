import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the rules ALEX finds by. */
export const ruleTexts = translated({
  title: 'ALEX rules',
  loading: 'Loading the rules...',
  failed: 'The rules could not be loaded',
  columns: { rule: 'Rule', thresholds: 'Thresholds', set: 'Set', change: 'Change' },
  threshold: (label: string, value: number, unit: string) => `${label}: ${String(value)} ${unit}`,
  byDefault: 'Default',
  setBy: (name: string, when: string) => `${name}, ${when}`,
  change: 'Change',
  changeOf: (rule: string) => t('Change the thresholds of {rule}', { rule }),
  note: 'New thresholds hold from the next look on: soon for what happens now, and tonight for everybody.',
});

/** The words of the form that sets a rule's thresholds. */
export const thresholdFormTexts = translated({
  title: (rule: string) => t('Thresholds of {rule}', { rule }),
  limits: (minimum: number, maximum: number, unit: string, usual: number) =>
    t('{minimum} to {maximum} {unit}; {usual} by default', { minimum, maximum, unit, usual }),
  reason: 'Reason',
  reasonHelp: 'It stands in the history of the rule.',
  cancel: 'Cancel',
  submit: 'Set thresholds',
  submitting: 'Setting...',
  done: 'Thresholds set',
  failed: 'The thresholds were not set',
});
