import { translated } from '@annals/contracts/kernel/text';
import { bandOf, SCORE, type Band, type ScoreName } from '@annals/contracts/features/wellbeing/constants';
import type { BadgeTone } from '../../ui/Badge';

export const BAND_LABELS: Readonly<Record<Band, string>> = translated({
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  'needs-attention': 'Needs Attention',
});

/** Green from 8, yellow from 6, red below. */
const BAND_TONES: Readonly<Record<Band, BadgeTone>> = {
  excellent: 'green',
  good: 'yellow',
  fair: 'red',
  'needs-attention': 'red',
};

/** The words and the colour of a score or an average. */
export function shownBand(score: number): { label: string; tone: BadgeTone } {
  const band = bandOf(score);
  return { label: BAND_LABELS[band], tone: BAND_TONES[band] };
}

/** The colour of a score in the list. The specification has the colour of stress go by eleven minus the score. */
export function toneInList(name: ScoreName, score: number): BadgeTone {
  return shownBand(name === 'stressLevel' ? SCORE.maximum + SCORE.minimum - score : score).tone;
}
