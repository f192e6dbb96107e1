import { useEffect, useRef } from 'react';

/**
 * Gives a function that does its work at once, or while a pointer is pressed after the click that it ends in: what
 * moves the page between press and release takes the button away from under the finger.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const onDown = () => {
      isPressed.current = true;
    };
    const onUp = () => {
      isPressed.current = false;
      // The click follows the release in the same task.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('pointerdown', onDown, options);
    document.addEventListener('pointerup', onUp, options);
    document.addEventListener('pointercancel', onUp, options);
    return () => controller.abort();
  }, []);
  return (work) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  };
}
