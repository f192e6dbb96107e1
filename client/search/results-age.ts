/** When the results on the page were asked for, in milliseconds since 1970. */
export const resultsAge = { askedAt: Date.now() };
