/** The time of a date-time as it is written, null where there is none. */
export const timeOf = (date) => /T(\d{2}:\d{2})/.exec(date)?.[1] ?? null;
