import { t } from '@annals/contracts/kernel/text';
import type { PainPointStatus, Priority } from '@annals/contracts/features/pain-points/constants';
import type { BadgeTone } from '../../ui/Badge';

export const PRIORITY_TONES: Readonly<Record<Priority, BadgeTone>> = {
  low: 'grey',
  medium: 'yellow',
  high: 'red',
};

export const STATUS_TONES: Readonly<Record<PainPointStatus, BadgeTone>> = {
  open: 'red',
  in_progress: 'yellow',
  resolved: 'green',
};

/** What an impact from 1 to 10 means: 8 or more high (red), 6 or more medium (yellow), 4 or more low, below that minimal (green). */
export function impactBand(impact: number): { label: string; tone: BadgeTone } {
  if (impact >= 8) return { label: t('High Impact'), tone: 'red' };
  if (impact >= 6) return { label: t('Medium Impact'), tone: 'yellow' };
  if (impact >= 4) return { label: t('Low Impact'), tone: 'blue' };
  return { label: t('Minimal Impact'), tone: 'green' };
}
