import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';

interface ScheduleHereProps {
  readonly employeeId: string;
  readonly onScheduled: () => void;
  readonly onClose: () => void;
}

/** Schedules the 1:1 an insight asks for, over the insight. */
export default function ScheduleHere(props: ScheduleHereProps): React.JSX.Element {
  return <ScheduleMeetingDialog isOpen {...props} />;
}
