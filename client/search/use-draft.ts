import { type Dispatch, type SetStateAction, useState } from 'react';

/**
 * What the visitor is choosing. It starts as `source` and starts again whenever the key of `source` changes, unless the
 * draft already says the same.
 */
export function useDraft<T>(source: T, keyOf: (value: T) => string): [draft: T, setDraft: Dispatch<SetStateAction<T>>] {
  const [draft, setDraft] = useState(source);
  const key = keyOf(source);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (keyOf(draft) !== key) setDraft(source);
  }
  return [draft, setDraft];
}
