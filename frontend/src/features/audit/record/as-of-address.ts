import { useSearchParams } from 'react-router-dom';
import { today } from '../../../time/due';
import { fromLocalInput } from '../../../time/local-input';

export type StopBy = 'happened' | 'recorded' | 'position';

/** Where a replay stops, as the address says it. */
export interface Stop {
  readonly by: StopBy;
  /** An instant, or a position. */
  readonly at: string;
}

/** Where the replay of a screen stops, in its address; today's midnight until something else is chosen. */
export function useStop() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('by');
  const by: StopBy = asked === 'recorded' || asked === 'position' ? asked : 'happened';
  const at = address.get('at');
  const stop: Stop = isStop(by, at) ? { by, at } : { by, at: by === 'position' ? '1' : startOfToday() };
  return {
    stop,
    /** @param options.replace without a step for Back, as while somebody goes from event to event */
    stopAt: (wanted: Stop, options?: { readonly replace?: boolean }) =>
      setAddress((before) => {
        before.set('by', wanted.by);
        before.set('at', wanted.at);
        return before;
      }, options),
  };
}

function isStop(by: StopBy, at: string | null): at is string {
  if (at === null) return false;
  return by === 'position' ? /^\d{1,19}$/.test(at) : !Number.isNaN(Date.parse(at)) && at.endsWith('Z');
}

function startOfToday(): string {
  return fromLocalInput(`${today()}T00:00`);
}

/** The part of a call that says where to stop. */
export function untilOf({ by, at }: Stop) {
  return by === 'position' ? { position: at } : { moment: at, clock: by };
}
