import { startSearchForms } from './search-forms.ts';
import { startSoftNavigation } from './soft-navigation.ts';
import { watchAge } from './watch-age.ts';

export { followFlowLink } from './follow-flow-link.ts';

/** Everything of the results page that is no island, and what the flow links of other pages need. */
export function startSearchPage(): void {
  startSoftNavigation();
  startSearchForms();
  watchAge();
}
