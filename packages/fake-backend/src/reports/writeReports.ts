import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ReportFiles } from './reportOptions.js'
import { type RunReport, toJson } from './RunReport.js'
import { toHtml } from './toHtml.js'
import { toJUnit } from './toJUnit.js'

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
