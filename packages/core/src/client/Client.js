/** Specification 1, §9. */
export const defaultClientId = '44';
