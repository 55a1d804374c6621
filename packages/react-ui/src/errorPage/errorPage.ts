import { type Behavior, type Path, paths, toOwnPath } from '@booking-dashboard/core'
import { BehaviorSubject } from 'rxjs'
import { basePath, ownPathname } from '../navigation/basePath'
import { isDoor } from '../navigation/wantedPage'

export interface ErrorPageState {
  /** Whether the page had failed, was loaded anew for it, and failed once more. */
  readonly again: boolean
  /** Whether what was typed comes back with the next page. */
  readonly typed: boolean
  /** Whether a payment had not come to its end. */
  readonly paying: boolean
  /** The page that failed; null where none did, or it is not known. */
  readonly failed: Path | null
  /** Whether to load it anew is the first thing to try. */
  readonly isReloadFirst: boolean
}

export interface ErrorPage {
  readonly state$: Behavior<ErrorPageState>
  /** A page could not be shown: the address becomes that of the error page. */
  readonly open: () => void
  /** Loads the page that failed, with a document of its own: nothing that led to the error is left. */
  readonly reload: () => void
  /** False for a page that failed twice: only the customer tries it once more, by `reload`. So no redirect makes a circle. */
  readonly canLeaveFor: (path: string) => boolean
  /** The address is that of another page by now. It is loaded with a document of its own as well. */
  readonly leave: () => void
}

/** What the error page needs to know of the product. */
export interface ErrorPageDeps {
  readonly hasTyped: () => boolean
  readonly keepTyped: () => void
  readonly isPaying: () => boolean
}

export interface Tab {
  readonly page: Pick<Window, 'location' | 'history' | 'addEventListener'>
  /** Of this tab alone. May throw. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

const key = 'booking-dashboard/failed-page'
/** A page that fails sooner after it was loaded anew has failed again; milliseconds. */
const soon = 60_000

/** Of the last page that failed. `reloadedAt`: when it was loaded anew for that, else 0. */
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
 * What leads out of /error. Every way is a document of its own, so that no state which led to the error is there any more;
 * what was typed comes along, unless the page has failed with it once more.
 */
export const createErrorPage = (
  { hasTyped, keepTyped, isPaying }: ErrorPageDeps,
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
      // Without a memory the page only knows less after a reload.
    }
  }
  const isErrorPage = (): boolean => ownPathname(page.location) === paths.error
  /** A way in is reloaded without what its address says: that may be the token of a link. */
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
      // However the page is left. What it failed with twice is not brought back.
      if (!again) page.addEventListener('pagehide', keepTyped)
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
