import {
  LanguageModelSwitchedOff,
  LanguageModelSwitchedOn,
  type LanguageModelEvent,
  type NewLanguageModelEvent,
} from '@annals/contracts/features/language-model/events';
import { decider } from '../../platform/commands/decider';
import { NoLanguageModel } from './errors';

type State =
  | { readonly isOn: false }
  | { readonly isOn: true; readonly host: string; readonly model: string };

export interface TurnSwitch {
  readonly type: 'TurnSwitch';
  readonly isOn: boolean;
  /** What is configured; null: nothing is. */
  readonly endpoint: { readonly host: string; readonly model: string } | null;
}

/** The organization's switch of the language model: off until an administrator turns it, and on for one host and model alone. */
export const languageModelSwitch = decider<State, TurnSwitch, LanguageModelEvent, NewLanguageModelEvent>({
  category: 'languageModel',
  initial: { isOn: false },
  evolve: {
    LanguageModelSwitchedOn: (_, { data: { host, model } }) => ({ isOn: true, host, model }),
    LanguageModelSwitchedOff: () => ({ isOn: false }),
  },
  decide: {
    TurnSwitch({ isOn, endpoint }, state) {
      if (!isOn)
        return state.isOn ? [LanguageModelSwitchedOff.of({ host: state.host, model: state.model })] : [];
      if (!endpoint) throw new NoLanguageModel();
      const { host, model } = endpoint;
      if (state.isOn && state.host === host && state.model === model) return [];
      return [LanguageModelSwitchedOn.of({ host, model })];
    },
  },
});
