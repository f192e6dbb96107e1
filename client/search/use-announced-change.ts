import { type RefObject, useEffect, useState } from 'react';

/** Gives a function after which `input` tells its form of a change, once the form's fields hold their new values. */
export function useAnnouncedChange(input: RefObject<HTMLInputElement | null>): () => void {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [changes, input]);
  return () => setChanges((count) => count + 1);
}
