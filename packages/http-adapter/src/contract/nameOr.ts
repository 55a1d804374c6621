/** A name, or a substitute if it is missing or blank, so that no heading and no link is empty. */
export const nameOr = (name: string | null | undefined, otherwise: string): string => (name?.trim() ? name : otherwise)
