import { noticeKind } from '../../kernel/notice-kind';
import { msg, t } from '../../kernel/text';
import {
  DIGEST_ITEM_NAMES,
  DIGEST_ITEMS,
  DIGEST_SECTIONS,
  digestLine,
  type DigestItem,
  type DigestSection,
} from './items';

type Facts = Readonly<Record<DigestItem, string>>;

/** The weekly digest: one sentence, and what it counts in its sections. */
export const digestNoticeKinds = {
  weekly_digest: noticeKind(['week', ...DIGEST_ITEM_NAMES], {
    group: msg('Your week'),
    label: msg('Weekly digest'),
    sentence: ({ facts }) => {
      const sum = (section: DigestSection) =>
        itemsIn(section, facts).reduce((so, item) => so + Number(facts[item]), 0);
      const parts = [
        t('{count, plural, =0 {} one {# thing waits for you} other {# things wait for you}}', {
          count: sum('waiting'),
        }),
        t('{count, plural, =0 {} one {# thing is ahead} other {# things are ahead}}', {
          count: sum('ahead'),
        }),
        t('{count, plural, =0 {} one {# thing happened last week} other {# things happened last week}}', {
          count: sum('happened'),
        }),
        t('{count, plural, =0 {} one {# thing concerns your team} other {# things concern your team}}', {
          count: sum('team'),
        }),
      ].filter((part) => part !== '');
      return t('Your week: {parts}.', { parts: parts.join(', ') });
    },
    details: ({ facts }) =>
      (Object.keys(DIGEST_SECTIONS) as DigestSection[])
        .map((section) => ({
          heading: DIGEST_SECTIONS[section],
          lines: itemsIn(section, facts).map((item) => ({
            text: digestLine(item, Number(facts[item])),
            path: DIGEST_ITEMS[item].path,
          })),
        }))
        .filter(({ lines }) => lines.length > 0),
    defaults: { app: true, email: true },
  }),
};

function itemsIn(section: DigestSection, facts: Facts): readonly DigestItem[] {
  return DIGEST_ITEM_NAMES.filter((item) => DIGEST_ITEMS[item].section === section && facts[item] !== '');
}
