/** One shown item on one line: its parts in order. */
export const line = (...parts: readonly unknown[]): string => parts.map((part) => String(part ?? '–')).join(' · ')

/** The ids of several items. */
export const ids = (all: readonly { readonly id: string | number }[]): string => all.map(({ id }) => id).join(', ')
