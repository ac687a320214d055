import { auditRoutes } from '@annals/contracts/features/audit/routes';
import {
  actedAsWords,
  columnTexts,
  endOfId,
  EVENT_LOG,
  listTexts,
  sectionTexts,
} from '@annals/contracts/features/audit/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { t, textsShownAs } from '@annals/contracts/kernel/text';
import { eventWords } from '@annals/contracts/kernel/words';
import { firstView } from '../../platform/http/first-view';

/** As many as a screen shows before it is scrolled. */
const FIRST_EVENTS = 12;
/** The room of the filters, and of the search and the drawing above the list, in rem. */
const FILTERS_ROOM = 30;
const SEARCH_ROOM = 15.5;

/** The event log as it is sent with the page: its newest events. */
export const auditFirstView = firstView({
  addresses: ['eventLog'],
  parts: { page: { route: auditRoutes.events, query: { limit: FIRST_EVENTS } } },
  show: ({ timeZone }, { page }) => {
    if (page === null) return undefined;
    const { locale } = textsShownAs();
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
    const { when, who, what, record } = columnTexts;
    return {
      title: t(EVENT_LOG),
      waiting: t('Loading events...'),
      lead: listTexts.subtitle,
      sections: [sectionTexts.events, sectionTexts.asOf, sectionTexts.samples, sectionTexts.evidence],
      columns: 'narrow-first',
      cards: [
        { title: listTexts.filters, room: FILTERS_ROOM },
        {
          title: listTexts.title,
          room: SEARCH_ROOM,
          lines: [
            [when, who, what, record],
            ...page.events.map(({ occurredAt, actorName, actorRole, tokenName, type, feature, stream }) => [
              moment.format(new Date(occurredAt)),
              `${actorName} ${actedAsWords(actorRole, tokenName)}`,
              eventWords(type),
              [recordLabel(feature), endOfId(stream)].filter((words) => words !== undefined).join(' '),
            ]),
          ],
        },
      ],
    };
  },
});
