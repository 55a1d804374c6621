import { type Behavior, type Path, paths, toOwnPath } from '@booking-dashboard/core'
import { BehaviorSubject } from 'rxjs'
import { basePath, ownPathname } from '../navigation/basePath'
import { isDoor } from '../navigation/wantedPage'

export interface ErrorPageState {
  /** Whether the page failed again after a reload for its first failure. */
  readonly again: boolean
  /** Whether the next page restores the typed text. */
  readonly typed: boolean
  /** Whether a payment has not ended. */
  readonly paying: boolean
  /** The page that failed; null if none did or it is unknown. */
  readonly failed: Path | null
  /** Whether a reload is the main action. */
  readonly isReloadFirst: boolean
}

export interface ErrorPage {
  readonly state$: Behavior<ErrorPageState>
  /** Called when a page cannot be shown: the address becomes that of the error page. */
  readonly open: () => void
  /** Loads the failed page in a new document, without the state that led to the error. */
  readonly reload: () => void
  /** False for a page that failed twice, so that no redirect loops. Only the customer can retry it, by `reload`. */
  readonly canLeaveFor: (path: string) => boolean
  /** Called when the address has become that of another page. That page loads in a new document too. */
  readonly leave: () => void
}

/** The error page's dependencies on the product. */
export interface ErrorPageDeps {
  readonly hasTyped: () => boolean
  readonly storeTyped: () => void
  readonly isPaying: () => boolean
}

export interface Tab {
  readonly page: Pick<Window, 'location' | 'history' | 'addEventListener'>
  /** Storage of this tab alone. May throw. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

const key = 'booking-dashboard/failed-page'
/** Milliseconds. A page that fails sooner than this after a reload counts as failed again. */
const soon = 60_000

/** The last page that failed. `reloadedAt`: when it was reloaded for that failure, else 0. */
interface Failure {
  readonly path: Path
  readonly again: boolean
  readonly reloadedAt: number
}

const toText = ({ path, again, reloadedAt }: Failure): string => `${Number(again)} ${reloadedAt} ${path}`
const toFailure = (text: string): Failure | null => {
  const [, again, reloadedAt, rest = ''] = /^([01]) (\d+) (.*)$/s.exec(text) ?? []
  const path = toOwnPath(rest)
  return path === null ? null : { path, again: again === '1', reloadedAt: Number(reloadedAt) }
}

/**
 * The actions that leave /error. Each loads a new document, so that no state that led to the error remains. The next
 * page restores the typed text, unless the page failed with that text twice.
 */
export const createErrorPage = (
  { hasTyped, storeTyped, isPaying }: ErrorPageDeps,
  { page, memory, now }: Tab = { page: window, memory: () => sessionStorage, now: Date.now },
): ErrorPage => {
  const read = (): Failure | null => {
    try {
      return toFailure(memory().getItem(key) ?? '')
    } catch {
      return null
    }
  }
  const write = (failure: Failure): void => {
    try {
      memory().setItem(key, toText(failure))
    } catch {
      // Without storage, the error page only knows less after a reload.
    }
  }
  const isErrorPage = (): boolean => ownPathname(page.location) === paths.error
  /** Sign-in pages reload without query and hash, which may hold the token of a link. */
  const toFailed = (path: string): Path | null => toOwnPath(isDoor(path) ? path.replace(/[?#].*$/, '') : path)
  const here = (): Path | null => toFailed(`${ownPathname(page.location)}${page.location.search}${page.location.hash}`)

  const before = read()
  const stateOf = (failed: Path | null, again: boolean, typed: boolean): ErrorPageState => ({
    again,
    typed,
    paying: isPaying(),
    failed,
    isReloadFirst: failed !== null && !again,
  })
  const known = isErrorPage() ? before : null
  const state$ = new BehaviorSubject(stateOf(known?.path ?? null, known?.again ?? false, false))
  const reloadsAt = (reloadedAt: number): void => {
    const { failed, again } = state$.value
    if (failed !== null) write({ path: failed, again, reloadedAt })
  }
  return {
    state$,
    open: () => {
      const failed = isErrorPage() ? (before?.path ?? null) : here()
      const again = failed !== null && failed === before?.path && now() - before.reloadedAt < soon
      state$.next(stateOf(failed, again, !again && hasTyped()))
      reloadsAt(0)
      page.history.replaceState(null, '', basePath + paths.error)
      // Stores typed text whichever way the page is left, unless the page failed with it twice.
      if (!again) page.addEventListener('pagehide', storeTyped)
    },
    reload: () => {
      const { failed } = state$.value
      if (failed === null) return page.location.reload()
      reloadsAt(now())
      page.location.replace(basePath + failed)
    },
    canLeaveFor: (path) => !state$.value.again || toFailed(path) !== state$.value.failed,
    leave: () => {
      if (here() === state$.value.failed) reloadsAt(now())
      page.location.reload()
    },
  }
}
