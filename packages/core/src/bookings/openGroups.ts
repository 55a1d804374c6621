import { createSessionState, type Lifetime } from '../reactive/Lifetime.js'

/** A group of a long list as it is shown. */
export interface OpenGroup<A> {
  readonly isOpen: boolean
  /** Leaves out collapsed entries. */
  readonly shown: readonly A[]
  /** How many more entries the next step shows. 0 if all are shown. */
  readonly more: number
  /** Index in `shown` of the first entry that the last step added. Null before a step. */
  readonly firstOfMore: number | null
}

/** What the customer did with a group. */
export interface Opened {
  readonly isOpen: boolean
  /** How many entries the customer asked for, beside those that an open group shows at once. */
  readonly added: number
}

/** How many groups start open: the first, and the next ones while at most `most` entries are shown. */
export const countOpen = (sizes: readonly number[], most: number): number => {
  let shown = 0
  const full = sizes.findIndex((size) => {
    shown += size
    return shown > most
  })
  return full === -1 ? sizes.length : Math.max(1, full)
}

/** `startsOpen` counts until the customer opens or closes the group. */
export const openGroup = <A>(
  entries: readonly A[],
  opened: Opened | undefined,
  { startsOpen, atOnce }: { readonly startsOpen: boolean; readonly atOnce: number },
): OpenGroup<A> => {
  const { isOpen, added } = opened ?? { isOpen: startsOpen, added: 0 }
  const most = atOnce + added
  return {
    isOpen,
    shown: isOpen ? entries.slice(0, most) : [],
    more: isOpen ? Math.min(atOnce, Math.max(0, entries.length - most)) : 0,
    firstOfMore: added === 0 ? null : added,
  }
}

/** The groups that the customer opened or closed, by key. They are forgotten when the session ends. */
export const createOpenedGroups = (scope: Pick<Lifetime, 'ended$'>) => {
  const opened = createSessionState<ReadonlyMap<string, Opened>>(scope, new Map())
  const open = (key: string, group: OpenGroup<unknown> | undefined, change: (before: Opened) => Opened): void => {
    if (group === undefined) return
    const before = { isOpen: group.isOpen, added: group.firstOfMore ?? 0 }
    opened.update((known) => new Map(known).set(key, change(before)))
  }
  return {
    state$: opened.state$,
    forget: (): void => opened.update((known) => (known.size === 0 ? known : new Map())),
    /** `group` is the group as it is shown. Nothing happens without one. */
    toggle: (key: string, group: OpenGroup<unknown> | undefined): void =>
      open(key, group, ({ isOpen, added }) => ({ isOpen: !isOpen, added })),
    showMore: (key: string, group: OpenGroup<unknown> | undefined, atOnce: number): void =>
      open(key, group, ({ isOpen, added }) => ({ isOpen, added: added + atOnce })),
  }
}
