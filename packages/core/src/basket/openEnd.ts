import type { Lifetime } from '../reactive/concurrency.js'

type Press<End> = () => Promise<End>

/**
 * An adding of which it could not be learnt whether it is in. The next press finds that out first, and sends only where
 * nothing of it came in: nothing comes in twice. Forgotten when the session ends.
 */
export const createOpenEnd = <End extends { readonly kind: string }>({ ended$ }: Lifetime) => {
  let open: Press<End> | null = null
  ended$.subscribe(() => {
    open = null
  })
  return {
    leave: (look: Press<End>): void => {
      open = look
    },
    /** Before anything is checked: the last one of its kind, which is in already, must not read as sold out. */
    lookBefore: async (press: Press<End>, during: (look: Press<End>) => Promise<End>): Promise<End> => {
      if (open === null) return press()
      const look = open
      open = null
      const end = await during(look)
      return end.kind === 'failed' ? press() : end
    },
  }
}
