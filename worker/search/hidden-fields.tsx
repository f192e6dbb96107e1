import { defaultFlow, type Flow } from '#shared/search/flow.ts';

/** The keys of a query string as hidden inputs, for forms that keep what they do not ask. */
export function HiddenFields({ of }: { of: string }) {
  return [...new URLSearchParams(of)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The flow as a hidden input, where neither the path of the form nor the default says it. */
export function FlowField({ flow }: { flow: Flow }) {
  if (flow === defaultFlow || flow === 'activity') return null;
  return <input type="hidden" name="flow" value={flow} />;
}
