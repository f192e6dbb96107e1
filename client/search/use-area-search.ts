import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Bounds } from '#shared/map/area.ts';
import { decideAfterMove } from '#shared/map/search-again.ts';
import { searchArea } from './search-area.ts';

export interface AreaSearch {
  /** Whether the button is shown. */
  readonly isOffered: boolean;
  /** Whether the map searches as it moves. */
  readonly follows: boolean;
  setFollows(follows: boolean): void;
  /** The map looks where the results are. */
  settle(shown: Bounds): void;
  onMoved(shown: Bounds, byVisitor: boolean): void;
  search(shown: Bounds): void;
}

/** When the map searches in the area it shows; `asked` is the area of the present search. @rule MAP-006 */
export function useAreaSearch(asked: Bounds | undefined): AreaSearch {
  const searched = useRef<Bounds | undefined>(asked);
  const [isOffered, setOffered] = useState(false);
  const [follows, setFollows] = useState(false);
  useEffect(() => {
    if (asked) searched.current = asked;
  }, [asked]);

  const settle = useCallback(
    (shown: Bounds) => {
      searched.current = asked ?? shown;
      setOffered(false);
    },
    [asked],
  );
  const search = useCallback(
    (shown: Bounds) => {
      searched.current = shown;
      setOffered(false);
      searchArea(shown, follows);
    },
    [follows],
  );
  const onMoved = useCallback(
    (shown: Bounds, byVisitor: boolean) => {
      const next = decideAfterMove({ searched: searched.current, shown, byVisitor, follows });
      if (next === 'search') search(shown);
      else if (byVisitor) setOffered(next === 'offer');
    },
    [follows, search],
  );
  return useMemo(
    () => ({ isOffered, follows, setFollows, settle, onMoved, search }),
    [isOffered, follows, settle, onMoved, search],
  );
}
