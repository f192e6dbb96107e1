import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { BookableWindow } from '#shared/calendar/stay-dates.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import { parseStayChoice, printStayChoice, type StayChoice } from './stay-choice.ts';

/**
 * What is chosen on the page. It starts as rendered, follows the location (the hash wins over the query), and every
 * change moves it into the hash, so that reload, Back and a shared link bring it back. @rule FLOW-029 STAY-041 CAL-017 CAL-022
 */
export function useStayChoice(
  rendered: StayCriteria,
  window: BookableWindow,
): readonly [StayChoice, (next: StayChoice) => void] {
  const [choice, setChoice] = useState<StayChoice>({ criteria: rendered, days: new Map() });

  const follow = useEffectEvent(() => {
    const next = parseStayChoice(location.hash, location.search, window);
    if (printStayChoice('', next) !== printStayChoice('', choice)) setChoice(next);
    delete document.documentElement.dataset.dated;
  });
  // Before the paint, so that nobody can act on a choice that is not the one of the address.
  useLayoutEffect(() => {
    follow();
    const onHashChange = () => follow();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  const choose = (next: StayChoice) => {
    history.replaceState(history.state, '', location.pathname + printStayChoice(location.search, next));
    setChoice(next);
  };
  return [choice, choose];
}
