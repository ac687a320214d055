import { translated } from '@annals/contracts/kernel/text';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { PublicPlace } from '../entry/destination';
import { Toasts } from '../toasts/Toasts';
import './public.css';

const PAGES = {
  landing: lazy(() => import('./landing/LandingPage')),
  'sign-in': lazy(() => import('./sign-in/SignInPage')),
  'forgot-password': lazy(() => import('./password/ForgotPasswordPage')),
  'reset-password': lazy(() => import('./password/ResetPasswordPage')),
  welcome: lazy(() => import('./password/WelcomePage')),
  emergency: lazy(() => import('./emergency/EmergencyPage')),
  'not-found': lazy(() => import('./PublicNotFoundPage')),
} as const satisfies Record<PublicPlace, unknown>;

const TITLES: Readonly<Record<PublicPlace, string>> = translated({
  landing: 'Annals · HR and leadership with a provable history',
  'sign-in': 'Sign in · Annals',
  'forgot-password': 'Forgot your password? · Annals',
  'reset-password': 'Set a new password · Annals',
  welcome: 'Welcome · Annals',
  emergency: 'Emergency access · Annals',
  'not-found': 'Page not found · Annals',
});

/** Shows one of the pages that need no session. @returns what takes it away again */
export function mountPublicPage(root: HTMLElement, place: PublicPlace): () => void {
  document.title = TITLES[place];
  const Page = PAGES[place];
  const page = createRoot(root);
  page.render(
    <StrictMode>
      <Suspense fallback={null}>
        <Page />
      </Suspense>
      <Toasts />
    </StrictMode>,
  );
  return () => page.unmount();
}
