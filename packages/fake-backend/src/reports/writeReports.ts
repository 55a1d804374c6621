import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ReportFiles } from './reportOptions.js'
import { type RunReport, toJson } from './RunReport.js'
import { toHtml } from './toHtml.js'
import { toJUnit } from './toJUnit.js'

/** Writes the requested files and creates their folders. Throws the errors of the file system. */
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
