import { startSearchForms } from './search-forms.ts';
import { startSoftNavigation } from './soft-navigation.ts';

/** Everything of the results page that is no island. */
export function startSearchPage(): void {
  startSoftNavigation();
  startSearchForms();
}
