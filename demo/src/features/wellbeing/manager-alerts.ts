import { FEWEST_PEOPLE } from '@annals/contracts/features/wellbeing/constants';
import { ALERT_REST_WEEKS, type AlertKind } from '@annals/contracts/features/wellbeing/risk';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { byWeek, type WeekOfScores } from '@annals/projections/features/wellbeing/pulses';
import { alertsDue } from '@annals/backend/features/wellbeing/alerts';
import { ALEX } from '@annals/backend/features/wellbeing/assess';
import {
  managerAlert,
  type ManagerAlertCommand,
} from '@annals/backend/features/wellbeing/manager-alert-decider';
import { livedThrough, type Setting, type Step, type Story } from '../../company/story';
import { reportsTo } from '../../company/teams';
import { answeredAt, checkInsOf, SMALL_COMPANY } from './story';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** Weeks the story looks back. */
const WEEKS_TOLD = 16;
/** An alert is raised at night, when its week has been shared for a while. */
const RAISED_AFTER_MS = WEEK_MS + 2 * HOUR_MS;
/** Alerts raised later than this are still waiting for their manager. */
const STILL_OPEN_MS = 10 * DAY_MS;

const FOLLOW_UPS = [
  'Talked about it in the team round. We moved two deadlines and agreed on one meeting-free morning a week.',
  'Went through everybody’s work in the next 1:1s and took two topics off the list for this quarter.',
  'Agreed that nobody answers after six. We look at it again in four weeks.',
] as const;

/** What a manager was alerted of in the last months, by the same rules as every day: seen, followed up, and the latest still open. */
export const managerAlertsStory: Story = (setting) => {
  const { person, company, now } = setting;
  if (person.role === 'employee' || company.people.length > SMALL_COMPANY) return [];
  const weeks = sharedWeeksOf(setting);
  const thisWeek = weekOf(new Date(now).toISOString());
  const raised: { kind: AlertKind; week: string; isSeen: boolean }[] = [];
  const appends: ReturnType<Story>[number][] = [];
  for (let back = WEEKS_TOLD; back >= 1; back -= 1) {
    const week = weeksBefore(thisWeek, back);
    const at = Date.parse(week) + RAISED_AFTER_MS;
    if (at > now || !weeks.some((one) => one.week === week)) continue;
    const known = weeks.filter((one) => one.week <= week);
    const resting = raised
      .filter((alert) => !alert.isSeen || alert.week > weeksBefore(week, ALERT_REST_WEEKS))
      .map(({ kind }) => kind);
    for (const command of alertsDue({ managerId: person.id, weeks: known, resting })) {
      const isSeen = at < now - STILL_OPEN_MS;
      raised.push({ kind: command.kind, week, isSeen });
      appends.push(...livedThrough(managerAlert, command.alertId, lifeOf(command, at, setting, isSeen), now));
    }
  }
  return appends;
};

function lifeOf(
  command: ManagerAlertCommand,
  at: number,
  { person }: Setting,
  isSeen: boolean,
): Step<ManagerAlertCommand>[] {
  const actor = { id: person.id, role: person.role };
  const followUp = FOLLOW_UPS[Math.floor(at / WEEK_MS) % FOLLOW_UPS.length] ?? FOLLOW_UPS[0];
  const seen: Step<ManagerAlertCommand>[] = [
    { at: at + 8 * HOUR_MS, actor, command: { type: 'AcknowledgeAlert' } },
    { at: at + 4 * DAY_MS, actor, command: { type: 'FollowUpAlert', followUp } },
  ];
  return [{ at, actor: ALEX, command }, ...(isSeen ? seen : [])];
}

/** The weeks of a team that its manager sees: those in which at least three people answered. */
function sharedWeeksOf({ person, company, from, now }: Setting): WeekOfScores[] {
  const answers = reportsTo(company, person.id).flatMap((report) =>
    checkInsOf(report, company, from, now).map(({ at, command }) => answeredAt(at, command)),
  );
  // Each answers once a week at most, so that answers are people.
  const people = (week: string) => answers.filter((answer) => answer.week === week).length;
  return byWeek(answers.filter(({ week }) => people(week) >= FEWEST_PEOPLE));
}
