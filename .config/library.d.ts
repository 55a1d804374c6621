import type { Options } from 'tsup'
/** How a library package is built: its code in one file for each entry, beside the declarations that `tsc -b` has made. */
export declare const library: (declarations: string, entry: readonly string[]) => Options
