/** Moves between the product's own pages. The core never names another origin. */
export interface Navigation {
  readonly goTo: (path: Path) => void
  /** The path that is shown now, with its query. */
  readonly current: () => string
}

declare const ownPath: unique symbol
/** A path of the dashboard: begins with one slash, so that no redirect leaves the site. */
export type Path = string & { readonly [ownPath]: true }

/** Null for whatever is not plainly a path of our own: other origins, `//host`, back slashes, control characters. */
export const toOwnPath = (candidate: string): Path | null =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(candidate) ? (candidate as Path) : null
