import { LoadError, toLoadError } from './LoadError'

/** Specification 1, §9. */
export const partTimeout = 120_000

export interface PartLoading {
  /** Remembers across a reload, for this tab alone. May throw. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly reload: () => void
}

const browser: PartLoading = { memory: () => sessionStorage, reload: () => location.reload() }

const withinTime = async <A>(loading: Promise<A>): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout')), partTimeout)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

/** True where the page may be reloaded for this part: once, until the part has loaded. Never without a memory. */
const mayReload = ({ memory }: PartLoading, key: string): boolean => {
  try {
    if (memory().getItem(key) !== null) return false
    memory().setItem(key, 'once')
    return true
  } catch {
    return false
  }
}

const forget = ({ memory }: PartLoading, key: string): void => {
  try {
    memory().removeItem(key)
  } catch {
    // Storage that is refused has nothing to forget.
  }
}

/**
 * Loads a part of the page. A part that cannot be loaded reloads the page once: a newer version of the product
 * may have replaced it. After that it rejects with a LoadError (specification 1, §2).
 */
export const loadPart = async <A>(name: string, load: () => Promise<A>, around: PartLoading = browser): Promise<A> => {
  const key = `booking-dashboard/reloaded-for/${name}`
  try {
    const part = await withinTime(load())
    forget(around, key)
    return part
  } catch (error) {
    if (!mayReload(around, key)) throw toLoadError(error)
    around.reload()
    return new Promise<never>(() => undefined)
  }
}
