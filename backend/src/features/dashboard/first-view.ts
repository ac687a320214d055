import { dashboardRoutes } from '@annals/contracts/features/dashboard/routes';
import {
  audienceOf,
  figuresOf,
  greeting,
  leadWords,
  overviewTitle,
  trendsTitle,
} from '@annals/contracts/features/dashboard/words';
import { insightRoutes } from '@annals/contracts/features/insights/routes';
import { PANEL_SAMPLES, panelWords } from '@annals/contracts/features/insights/samples';
import { t } from '@annals/contracts/kernel/text';
import { firstView } from '../../platform/http/first-view';

/** The room of the drawings, in rem. */
const TRENDS_ROOM = 34;

const COLOURS = { recommendation: 'blue', trend_alert: 'magenta', action_required: 'yellow' } as const;

/** The dashboard as it is sent with the page: who is greeted, the four figures, and what ALEX found. */
export const dashboardFirstView = firstView({
  addresses: ['overview', 'dashboard'],
  parts: {
    stats: { route: dashboardRoutes.stats },
    insights: { route: insightRoutes.list, query: { limit: 3 } },
  },
  show: (user, { stats, insights }, now) => {
    if (stats === null || insights === null) return undefined;
    const audience = audienceOf(user.role);
    return {
      title: t(overviewTitle(user.role)),
      waiting: t('Loading dashboard...'),
      greeting: greeting(user.firstName, user.timeZone, now),
      lead: leadWords[audience],
      figures: figuresOf(stats, audience),
      columns: 'wide-first',
      cards: [
        { title: trendsTitle[audience], room: TRENDS_ROOM },
        {
          title: panelWords.title,
          notes:
            insights.length > 0
              ? insights.map(({ type, title, description, metadata }) => ({
                  title: metadata.reworded?.title ?? title,
                  text: metadata.reworded?.description ?? description,
                  colour: colourOf(type),
                }))
              : PANEL_SAMPLES.map(({ type, title, description }) => ({
                  title: t(title),
                  remark: panelWords.example,
                  text: t(description),
                  colour: colourOf(type),
                })),
        },
      ],
    };
  },
});

function colourOf(type: string) {
  return type in COLOURS ? COLOURS[type as keyof typeof COLOURS] : 'grey';
}
