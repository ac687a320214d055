import { useEffect, useId } from 'react';
import { hold } from './seen';

/**
 * Holds what the screens show at the moment a form opens, for as long as it is open. Sent along as `seenPosition`, it keeps the form from
 * replacing what somebody else saved meanwhile: the person is told what that is, and what they typed stays.
 * @param isOpen whether the form is being filled in; a form that is always there says when something was typed
 */
export function useOpened(isOpen = true): string {
  const form = useId();
  useEffect(() => (isOpen ? hold(form) : undefined), [form, isOpen]);
  return form;
}
