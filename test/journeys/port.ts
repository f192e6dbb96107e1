/** Where the journeys' own server listens. */
export const port = Number(process.env.JOURNEYS_PORT ?? 18_005);
