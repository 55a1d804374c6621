import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mergeReports } from '../../reports/mergeReports.js'
import { NoReport, readReport, type RunReport } from '../../reports/RunReport.js'
import { reportOptions } from '../../reports/reportOptions.js'
import { writeReports } from '../../reports/writeReports.js'
import { WrongFlag } from './readRun.js'

const read = (file: string): RunReport => {
  try {
    return readReport(file, readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof NoReport) throw error
    throw new NoReport(`“${file}” cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: reportOptions, allowPositionals: true })
  } catch (error) {
    throw new WrongFlag(error instanceof Error ? error.message : String(error))
  }
}

/** `merge <report.json>…`: joins the reports of a run's shards and writes the requested files. Throws WrongFlag. */
export const merge = (args: readonly string[], print: (line: string) => void): number => {
  const { values, positionals } = parsed(args)
  try {
    const report = mergeReports(positionals.map(read))
    writeReports(report, values)
    const failed = report.cases.filter(({ verdict }) => verdict === 'failed').length
    print(`${report.title}: ${report.cases.length} cases, ${failed} of them failed`)
    for (const [name, number] of report.totals) print(`  ${name}: ${number}`)
    return failed === 0 ? 0 : 1
  } catch (error) {
    if (error instanceof NoReport) throw new WrongFlag(error.message)
    throw error
  }
}
