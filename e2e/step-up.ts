import type { Route } from '@playwright/test';

/** Answers as the product does to a session that was left open: the sign-in was too long ago for this. */
export function askedToStepUp(route: Route): Promise<void> {
  return route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    json: {
      type: 'urn:annals:problem:request.step-up-needed',
      title: 'Forbidden',
      status: 403,
      detail: 'Please confirm it.',
      instance: '',
      requestId: '',
    },
  });
}
