/** The words of the rules ALEX finds by. */
export const ruleTexts = {
  title: 'ALEX rules',
  loading: 'Loading the rules...',
  failed: 'The rules could not be loaded',
  columns: { rule: 'Rule', thresholds: 'Thresholds', set: 'Set', change: 'Change' },
  threshold: (label: string, value: number, unit: string) => `${label}: ${String(value)} ${unit}`,
  byDefault: 'Default',
  setBy: (name: string, when: string) => `${name}, ${when}`,
  change: 'Change',
  changeOf: (rule: string) => `Change the thresholds of ${rule}`,
  note: 'New thresholds hold from the next look on: soon for what happens now, and tonight for everybody.',
} as const;

/** The words of the form that sets a rule's thresholds. */
export const thresholdFormTexts = {
  title: (rule: string) => `Thresholds of ${rule}`,
  limits: (minimum: number, maximum: number, unit: string, usual: number) =>
    `${String(minimum)} to ${String(maximum)} ${unit}; ${String(usual)} by default`,
  reason: 'Reason',
  reasonHelp: 'It stands in the history of the rule.',
  cancel: 'Cancel',
  submit: 'Set thresholds',
  submitting: 'Setting...',
  done: 'Thresholds set',
  failed: 'The thresholds were not set',
} as const;
