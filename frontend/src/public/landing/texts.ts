/** The landing page's words. Quoted titles and calls to action are the specification's. */
export const texts = {
  skip: 'Skip to the content',
  signIn: 'Sign In',
  navigation: 'Sections',
  hero: {
    eyebrow: 'HR and leadership, self-hosted',
    /** In three parts, so that no line ends inside “AI-Powered”. */
    title: ['Transform Your Organization with ', 'AI-Powered', ' Leadership'],
    lead: 'Annals brings 1:1s, teams and wellbeing together, and keeps a history of every decision that can be replayed and proved.',
    action: 'Get Started Today',
    second: 'See it in action',
  },
  features: {
    title: 'One calm place for the work of leading',
    lead: 'For employees, managers and leaders, with the same record in front of everyone.',
  },
  demo: {
    title: 'See the product in Action',
    lead: 'What a manager does on a Monday, told by the history it leaves behind.',
    action: 'Start Your Journey',
  },
  showcase: {
    title: 'Real Teams, Real Results',
    lead: 'Six places where a team feels the difference.',
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
} as const;

/** The sections a visitor can jump to, in the order of the header and the footer. */
export const SECTIONS = [
  { id: 'features', label: 'Features' },
  { id: 'demo', label: 'Demo' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'documentation', label: 'Documentation' },
  { id: 'support', label: 'Support' },
  { id: 'blog', label: 'Blog' },
  { id: 'contact', label: 'Contact' },
] as const;
