/** Calls back on every change of the address, by whatever way; returns what ends it. */
export function onAddressChange(changed: () => void): () => void {
  const [target, types] =
    'navigation' in window
      ? ([navigation, ['currententrychange']] as const)
      : ([window, ['hashchange', 'popstate']] as const);
  for (const type of types) target.addEventListener(type, changed);
  return () => {
    for (const type of types) target.removeEventListener(type, changed);
  };
}
