/** The files to write, by format. A format without a file is not written. */
export interface ReportFiles {
  readonly html?: string | undefined
  readonly junit?: string | undefined
  readonly json?: string | undefined
}

/** The options of a command that writes reports, for `parseArgs`. */
export const reportOptions = {
  html: { type: 'string' },
  junit: { type: 'string' },
  json: { type: 'string' },
} as const

/** The text of `--help` for them. */
export const reportHelp = [
  '  --html <file>       writes a report to read, in one file',
  "  --junit <file>      writes a report as JUnit's XML",
  '  --json <file>       writes a report that can be merged with others',
]
