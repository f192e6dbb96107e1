/** Formats of the language library, each made once: making one takes longer than formatting a page with it. */
export const dateFormatOf = once((...[tag, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
  return new Intl.DateTimeFormat(tag, options);
});
export const numberFormatOf = once((...[tag, options]: ConstructorParameters<typeof Intl.NumberFormat>) => {
  return new Intl.NumberFormat(tag, options);
});
export const pluralRulesOf = once((...[tag, options]: ConstructorParameters<typeof Intl.PluralRules>) => {
  return new Intl.PluralRules(tag, options);
});

function once<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    return known;
  };
}
