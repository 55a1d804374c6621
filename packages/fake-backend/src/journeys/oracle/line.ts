/** One shown item on one line: its parts in order. */
export const line = (...parts: readonly unknown[]): string => parts.map((part) => String(part ?? '–')).join(' · ')

/** One item on one line: its name, then its fields in order. The type demands every field of the item. */
export const lineOf = <Item extends object>(
  name: string,
  fields: { readonly [Field in keyof Item]-?: unknown },
): string => line(name, ...Object.values(fields))

/** The ids of several items. */
export const ids = (all: readonly { readonly id: string | number }[]): string => all.map(({ id }) => id).join(', ')
