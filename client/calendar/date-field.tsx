import { DateFrame, type DateFrameProps } from './date-frame.tsx';
import { StayCalendar } from './stay-calendar.tsx';

/** A {@link DateFrame} whose calendar comes with it: for islands that wait for the visitor's intent themselves. */
export function DateField(props: Omit<DateFrameProps, 'Calendar'>) {
  return <DateFrame {...props} Calendar={StayCalendar} />;
}
