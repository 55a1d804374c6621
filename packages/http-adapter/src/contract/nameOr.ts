/** A name, or a substitute if it is blank, so that no heading and no link is empty. */
export const nameOr = (name: string, otherwise: string): string => (name.trim() === '' ? otherwise : name)
