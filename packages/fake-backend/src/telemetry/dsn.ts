/** The DSN with which the pages of an origin report to the controls. */
export const dsnOf = (origin: string): string => `${origin.replace('//', '//fake@')}/__fake/telemetry/1`

/** The path that Sentry's protocol makes of that DSN. */
export const envelopePath = '/__fake/telemetry/api/1/envelope/'
