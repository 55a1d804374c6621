/** One thing that is shown, in one line: its parts in their order. */
export const line = (...parts: readonly unknown[]): string => parts.map((part) => String(part ?? '–')).join(' · ')

/** Of several things, by their ids. */
export const ids = (all: readonly { readonly id: string | number }[]): string => all.map(({ id }) => id).join(', ')
