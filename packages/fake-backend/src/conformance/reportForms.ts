import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { escaped } from '../values/escaped.js'
import { type ConformanceReport, counted, nameOf, sentence } from './ConformanceReport.js'

/** A call, or an operation that was not tried. */
interface ReportCase {
  readonly operation: string
  readonly name: string
  readonly verdict: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
  readonly problems: readonly string[]
}

const casesOf = ({ calls, notTried }: ConformanceReport): readonly ReportCase[] => [
  ...calls.map(
    (call): ReportCase => ({
      operation: call.operation,
      name: nameOf(call),
      verdict: call.breaches.length === 0 ? 'passed' : 'failed',
      seconds: call.milliseconds / 1000,
      problems: call.breaches.map(sentence),
    }),
  ),
  ...notTried.map(
    ({ operation, why }): ReportCase => ({
      operation,
      name: `${operation}: ${why}`,
      verdict: 'skipped',
      seconds: 0,
      problems: [why],
    }),
  ),
]

const titleOf = ({ baseUrl }: ConformanceReport): string => escaped(`The contract at ${baseUrl}`)

const secondsOf = ({ calls }: ConformanceReport): number =>
  calls.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000

const testCase = ({ operation, name, verdict, seconds, problems }: ReportCase): string => {
  const opening = `    <testcase classname="${escaped(operation)}" name="${escaped(name)}" time="${seconds.toFixed(3)}"`
  const message = escaped(problems[0] ?? '')
  switch (verdict) {
    case 'passed':
      return `${opening}/>`
    case 'skipped':
      return `${opening}><skipped message="${message}"/></testcase>`
    case 'failed':
      return `${opening}>\n      <failure message="${message}">${escaped(problems.join('\n'))}</failure>\n    </testcase>`
  }
}

/** The report as JUnit XML for continuous integration, with one test case per call. */
export const toJUnit = (report: ConformanceReport): string => {
  const cases = casesOf(report)
  const having = (verdict: ReportCase['verdict']): number => cases.filter((one) => one.verdict === verdict).length
  const counts = `tests="${cases.length}" failures="${having('failed')}" skipped="${having('skipped')}"`
  const time = `time="${secondsOf(report).toFixed(3)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts} ${time}>`,
    `  <testsuite name="${titleOf(report)}" ${counts} ${time}>`,
    ...cases.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

const style = `
:root { color-scheme: light dark; --line: #c9ced6; --soft: #f4f6f8; --ink: #16191d; --bad: #a1121f; --good: #14613a; }
@media (prefers-color-scheme: dark) {
  :root { --line: #434a54; --soft: #1e2329; --ink: #e9ecef; --bad: #ff9a9f; --good: #83d9a8; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; background: var(--soft); padding: .5rem .75rem; margin: .5rem 0; border-radius: .25rem; }
li { overflow-wrap: anywhere; }
.failed { color: var(--bad); } .passed { color: var(--good); } .verdict { font-weight: 600; }
article { border: 1px solid var(--line); border-inline-start: .25rem solid var(--bad); border-radius: .25rem; padding: .75rem 1rem; margin: 1rem 0; }
details { border-top: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; }
`

const failure = ({ name, problems }: ReportCase): string =>
  `<article><h3>${escaped(name)}</h3>${problems.map((one) => `<pre class="failed">${escaped(one)}</pre>`).join('')}</article>`

/** The cases of one operation. */
const details = (operation: string, cases: readonly ReportCase[]): string => {
  const line = ({ name, verdict }: ReportCase): string =>
    `<li><span class="${verdict}">${verdict}</span> ${escaped(name)}</li>`
  return `<details><summary>${escaped(operation)} (${cases.length})</summary><ul>${cases.map(line).join('')}</ul></details>`
}

/** The report for people as one self-contained HTML file. */
export const toHtml = (report: ConformanceReport): string => {
  const cases = casesOf(report)
  const failed = cases.filter(({ verdict }) => verdict === 'failed')
  const operations = [...new Set(cases.map(({ operation }) => operation))].toSorted()
  const title = titleOf(report)
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${style}</style></head><body><main>`,
    `<h1>${title}</h1>`,
    `<p>${counted(report.calls.length, 'call', 'calls')} in ${secondsOf(report).toFixed(1)} s</p>`,
    failed.length === 0
      ? '<p class="verdict passed">All of it holds.</p>'
      : `<p class="verdict failed">${counted(failed.length, 'failure', 'failures')}.</p>`,
    ...(failed.length === 0 ? [] : ['<h2>What failed</h2>', ...failed.map(failure)]),
    '<h2>What was tried</h2>',
    ...operations.map((operation) =>
      details(
        operation,
        cases.filter((one) => one.operation === operation),
      ),
    ),
    '</main></body></html>',
    '',
  ].join('\n')
}

/** The report for another program. */
export const toJson = (report: ConformanceReport): string => `${JSON.stringify(report, null, 1)}\n`

const forms = { html: toHtml, junit: toJUnit, json: toJson }

/** The files to write, by format. A format without a file is not written. */
export type ReportFiles = { readonly [Form in keyof typeof forms]?: string | undefined }

/** Writes the requested files and creates their folders. Throws the errors of the file system. */
export const writeReport = (report: ConformanceReport, files: ReportFiles): void => {
  for (const [form, text] of Object.entries(forms)) {
    const file = files[form as keyof typeof forms]
    if (file === undefined) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text(report))
  }
}
