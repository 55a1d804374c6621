/** What has no name goes by what else tells it, so that no heading and no link is empty. */
export const nameOr = (name: string, otherwise: string): string => (name.trim() === '' ? otherwise : name)
