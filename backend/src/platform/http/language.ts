import { bestLanguage, isLanguage } from '@annals/contracts/kernel/language';
import { HEADERS } from '@annals/contracts/kernel/problem';
import type { Middleware } from 'koa';
import { inLanguage } from '../language/spoken';

/** Answers in the language that the page names, else in the best of those that the browser does: refusals, histories, notices. */
export function speakTheirLanguage(): Middleware {
  return (context, next) => {
    const named = context.get(HEADERS.language);
    return inLanguage(isLanguage(named) ? named : bestLanguage(context.acceptsLanguages()), next);
  };
}
