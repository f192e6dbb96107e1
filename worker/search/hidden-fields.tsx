/** The keys of a query string as hidden inputs, for forms that keep what they do not ask. */
export function HiddenFields({ of }: { of: string }) {
  return [...new URLSearchParams(of)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
