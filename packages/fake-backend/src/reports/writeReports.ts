import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type RunReport, toJson } from './RunReport.js'
import { toHtml } from './toHtml.js'
import { toJUnit } from './toJUnit.js'

/** Where a report is written, by its form; what is not given is not written. */
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

/** What `--help` says of them. */
export const reportHelp = [
  '  --html <file>       writes a report to read, in one file',
  "  --junit <file>      writes a report as JUnit's XML",
  '  --json <file>       writes a report that can be merged with others',
]

/** Writes the files that are asked for, with the folders that they are in. Throws what the file system says. */
export const writeReports = (report: RunReport, { html, junit, json }: ReportFiles): void => {
  const write = (file: string | undefined, form: (report: RunReport) => string): void => {
    if (file === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, form(report))
  }
  write(html, toHtml)
  write(junit, toJUnit)
  write(json, toJson)
}
