import { noticeKind } from '../../kernel/notice-kind';
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
    group: 'Your week',
    label: 'Weekly digest',
    sentence: ({ facts }) => {
      const sum = (section: DigestSection) =>
        itemsIn(section, facts).reduce((so, item) => so + Number(facts[item]), 0);
      const parts = [
        said(sum('waiting'), 'waits for you', 'wait for you'),
        said(sum('ahead'), 'is ahead', 'are ahead'),
        said(sum('happened'), 'happened last week', 'happened last week'),
        said(sum('team'), 'concerns your team', 'concern your team'),
      ].filter((part) => part !== '');
      return `Your week: ${parts.join(', ')}.`;
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

function said(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${String(count)} ${count === 1 ? `thing ${one}` : `things ${many}`}`;
}
