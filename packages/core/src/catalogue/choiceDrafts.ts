// Ids as one field of text, for the drafts that outlive a session.

export const joined = (...ids: readonly string[]): string => ids.map(encodeURIComponent).join('/')
export const parted = (text: string): readonly string[] => text.split('/').map(decodeURIComponent)
