/** A change of a library's text: what it is found by, and what stands there instead. */
export type Change = readonly [wanted: RegExp, instead: string | ((found: string) => string)]

/** Stops the build where a library has changed. */
export const changed = (code: string, changes: readonly Change[]): string =>
  changes.reduce((text, [wanted, instead]) => {
    if (text.search(wanted) < 0) throw new Error(`A library no longer has what is left out of it: ${wanted}`)
    return typeof instead === 'string' ? text.replace(wanted, instead) : text.replace(wanted, instead)
  }, code)
