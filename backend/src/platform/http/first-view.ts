import { setTimeout } from 'node:timers/promises';
import { accountRoutes } from '@annals/contracts/features/accounts/routes';
import type { CurrentUser } from '@annals/contracts/features/people/views';
import type { AddressName } from '@annals/contracts/kernel/feature';
import type { RoutePart } from '@annals/contracts/kernel/route';
import { textsShownAs } from '@annals/contracts/kernel/text';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import { inLanguage } from '../language/spoken';
import { isFactorDue } from './factor-due';
import { markupOf, type FirstView } from './first-view-markup';
import type { AnswerPart } from './routes';

type Answers<Parts extends Readonly<Record<string, RoutePart>>> = {
  readonly [Name in keyof Parts]: z.output<Parts[Name]['route']['answer']> | null;
};

/** What a feature sends first of one of its screens. */
export interface DeclaredFirstView {
  readonly addresses: readonly AddressName[];
  readonly parts: Readonly<Record<string, RoutePart>>;
  readonly show: (
    user: CurrentUser,
    answers: Readonly<Record<string, unknown>>,
    now: Date,
  ) => FirstView | undefined;
}

/**
 * Declares what is sent first of a screen: the reads it is made of, each admitted, read and checked as at its own route, and how their answers are shown.
 * An answer is null when its route would have refused it.
 */
export function firstView<const Parts extends Readonly<Record<string, RoutePart>>>(declared: {
  readonly addresses: readonly AddressName[];
  readonly parts: Parts;
  readonly show: (user: CurrentUser, answers: Answers<Parts>, now: Date) => FirstView | undefined;
}): DeclaredFirstView {
  // Each answer has passed the schema of its route.
  return { ...declared, show: declared.show as DeclaredFirstView['show'] };
}

/** The page does not wait for it any longer than that. */
const PATIENCE_MS = 700;

export interface FirstViewsOptions {
  readonly declared: readonly DeclaredFirstView[];
  readonly answer: AnswerPart;
  /** Finds out whose session it is, in this order. */
  readonly identify: readonly [Middleware, Middleware];
  readonly clock: () => Date;
  /** What went wrong; the page is sent without it. */
  readonly onFailed: (error: unknown) => void;
}

/** Makes what a page begins with for its reader; null: the screen is not for them; undefined: nothing is sent first, or not in time. */
export type FirstViews = (context: Context, address: string) => Promise<string | null | undefined>;

/** What the features declare, for the person whose session asks. */
export function firstViews(options: FirstViewsOptions): FirstViews {
  const { declared, answer, clock, onFailed } = options;
  const [session, person] = options.identify;
  const of = async (
    context: Context,
    { parts, show }: DeclaredFirstView,
  ): Promise<string | null | undefined> => {
    let markup: string | null | undefined;
    const make = async () => {
      // They can do nothing but set up their second factor, and see nothing.
      if (isFactorDue(context)) return;
      const asked = await answer(context, { route: accountRoutes.currentUser });
      if (asked === null) return;
      const user = asked.answer as CurrentUser;
      markup = await inLanguage(user.language ?? textsShownAs().language, async () => {
        const answers: Record<string, unknown> = Object.fromEntries(
          await Promise.all(
            Object.entries(parts).map(async ([name, part]): Promise<[string, unknown]> => [
              name,
              (await answer(context, part))?.answer ?? null,
            ]),
          ),
        );
        const view = show(user, answers, clock());
        return view ? markupOf(view, textsShownAs().language) : null;
      });
    };
    await session(context, async () => {
      await person(context, make);
    });
    return markup;
  };
  return async (context, address) => {
    const view = declared.find(({ addresses }) => addresses.some((one) => one === address));
    // What is in the address may narrow what is shown.
    if (!view || context.method !== 'GET' || context.search !== '') return undefined;
    const made = of(context, view).catch((error: unknown) => {
      onFailed(error);
      return undefined;
    });
    return Promise.race([made, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  };
}
