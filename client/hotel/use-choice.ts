import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { BookableWindow } from '#shared/calendar/stay-dates.ts';
import {
  applyStayCriteria,
  decideStayCriteria,
  printStayCriteria,
  type StayCriteria,
} from '#shared/stay/stay-criteria.ts';

/**
 * Dates and party of the page. They start as rendered, follow the location, and every change moves them into the hash,
 * so that reload, Back and a shared link bring them back. @rule FLOW-029 CAL-017 CAL-022
 */
export function useChoice(
  rendered: StayCriteria,
  window: BookableWindow,
): readonly [StayCriteria, (next: StayCriteria) => void] {
  const [chosen, setChosen] = useState(rendered);
  const follow = useEffectEvent(() => {
    const next = decideStayCriteria(location.hash, new URLSearchParams(location.search), window);
    if (printStayCriteria(next) !== printStayCriteria(chosen)) setChosen(next);
  });
  // Before the paint, so that nobody can act on a choice that is not the one of the address.
  useLayoutEffect(() => {
    follow();
    const onHashChange = () => follow();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  const choose = (next: StayCriteria) => {
    const { query, hash } = applyStayCriteria(location.search, next);
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${hash && `#${hash}`}`);
    setChosen(next);
  };
  return [chosen, choose];
}
