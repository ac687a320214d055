import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';

interface ScheduleHereProps {
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** Schedules the 1:1 an insight asks for, over the insight. */
export default function ScheduleHere({ employeeId, onClose }: ScheduleHereProps): React.JSX.Element {
  return <ScheduleMeetingDialog isOpen employeeId={employeeId} onClose={onClose} />;
}
