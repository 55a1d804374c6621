/** The problem of each field that has one. */
export const gather = (problems) => Object.entries(problems).flatMap(([field, kind]) => (kind === null ? [] : [{ field, kind }]));
