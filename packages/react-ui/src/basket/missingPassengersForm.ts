/** Under which the drafts keep what was typed of passengers whom tickets of the basket name and nobody knows. */
export const missingPassengersForm = (bookingRef: string): string => `missing-passengers/${bookingRef}`
