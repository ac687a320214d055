import { translated } from '@annals/contracts/kernel/text';

/** The landing page's words. Quoted titles and calls to action are the specification's. */
export const texts = translated({
  skip: 'Skip to the content',
  signIn: 'Sign In',
  navigation: 'Sections',
  hero: {
    eyebrow: 'HR and leadership, self-hosted',
    title: 'Transform Your Organization with AI-Powered Leadership',
    lead: 'Annals brings 1:1s, teams and wellbeing together, and keeps a history of every decision that can be replayed and proved.',
    action: 'Get Started Today',
    second: 'See it in action',
    picture: 'The history of a 1:1: who did what, when and why',
  },
  features: {
    title: 'One calm place for the work of leading',
    lead: 'For employees, managers and leaders, with the same record in front of everyone.',
  },
  demo: {
    title: 'See the product in Action',
    lead: 'What a manager does on a Monday, told by the history it leaves behind.',
    action: 'Start Your Journey',
    picture: 'The dashboard of a manager',
  },
  showcase: {
    title: 'Real Teams, Real Results',
    lead: 'Six places where a team feels the difference.',
  },
  practical: {
    pricing: {
      title: 'Pricing',
      figure: 'No licence fee',
      text: 'Annals is open source under the Apache 2.0 licence and runs on your own servers. You pay for the machine, never per person.',
    },
    documentation: {
      title: 'Documentation',
      text: 'Every call the screens make is described, with its fields and its rules.',
      link: 'API documentation',
    },
    support: {
      title: 'Support',
      text: 'Your own administrators run this platform and can see its state. A failed request shows what to do next, and they can find it by its time.',
    },
    blog: {
      title: 'Blog',
      text: 'New in this release: sign-in by the provider of your organization, German, skip-level meetings with briefings, pulse checks nobody can be read out of, 360° reviews, recognition with points, time off, and onboarding.',
    },
    contact: {
      title: 'Contact',
      text: 'For an account or a question about your data, write to the people team of your organization: they run this installation and nobody else holds its data.',
    },
  },
  closing: {
    title: 'Give your organization a memory it can trust',
    lead: 'Sign in with the account your organization gave you. The demo company needs no set-up.',
    action: 'Get Started',
  },
  footer: {
    label: 'Platform',
    operational: 'Platform Status: Operational',
    degraded: 'Platform Status: Degraded',
    copyright: '© 2025 Annals',
  },
});

/** The sections a visitor can jump to, in the order of the header and the footer. */
export const SECTIONS = [
  'features',
  'demo',
  'pricing',
  'documentation',
  'support',
  'blog',
  'contact',
] as const;

/** How each of them is called where it is linked. */
export const SECTION_LABELS: Readonly<Record<(typeof SECTIONS)[number], string>> = translated({
  features: 'Features',
  demo: 'Demo',
  pricing: 'Pricing',
  documentation: 'Documentation',
  support: 'Support',
  blog: 'Blog',
  contact: 'Contact',
});
