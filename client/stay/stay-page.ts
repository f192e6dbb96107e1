import { startExtraLinks } from './extra-links.ts';
import { startFlowSwitch } from './flow-switch.ts';

/** Everything of the stay page that is no island. */
export function startStayPage(): void {
  startFlowSwitch();
  startExtraLinks();
}
