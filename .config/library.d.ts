import type { Options } from 'tsup'
/** Builds a library package: its code in one file for each entry, beside the declarations from `tsc -b`. */
export declare const library: (declarations: string, entry: readonly string[]) => Options
