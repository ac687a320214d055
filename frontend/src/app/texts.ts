import { translated } from '@annals/contracts/kernel/text';
import { LOADING } from '../entry/meanwhile';

/** The words of the shell around every screen. */
export const texts = translated({
  loading: LOADING,
  skip: 'Skip to the content',
  userFailed: 'Your account could not be loaded',
  navigation: 'Main',
  drawer: 'Navigation',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  waiting: 'waiting',
  signOut: 'Sign Out',
  groups: { top: null, me: 'Me', team: 'Team', growth: 'Growth', company: 'Company', foot: null },
  quickNavigation: 'Quick navigation',
  menu: 'Menu',
  breadcrumbs: 'Breadcrumbs',
  search: 'Search...',
  searchLabel: 'Search people, meetings and pages',
  theme: 'Theme',
  catchingUp: 'Catching up…',
  notForRole: {
    title: 'Not for your role',
    sentence: 'This page is for other roles than yours. Ask your administrator if you think that is wrong.',
    action: 'Back to your start page',
  },
});
