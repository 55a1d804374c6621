import type { ReportCase, RunReport } from './RunReport.js'
import { escaped } from './xml.js'

const whole = ({ problems, steps, again }: ReportCase): string =>
  [
    ...problems,
    ...steps.flatMap(({ what, came }, at) => [`${at + 1}. ${what}`, ...came.map((line) => `     ${line}`)]),
    ...(again === null ? [] : [`Again: ${again}`]),
  ].join('\n')

const caseOf = (one: ReportCase): string => {
  const { group, name, verdict, seconds, problems } = one
  const opening = `    <testcase classname="${escaped(group)}" name="${escaped(name)}" time="${seconds.toFixed(3)}"`
  const message = escaped(problems[0] ?? '')
  switch (verdict) {
    case 'passed':
      return `${opening}/>`
    case 'skipped':
      return `${opening}><skipped message="${message}"/></testcase>`
    case 'failed':
      return `${opening}>\n      <failure message="${message}">${escaped(whole(one))}</failure>\n    </testcase>`
  }
}

/** The report for continuous integration: JUnit XML with one test case for each case. */
export const toJUnit = ({ title, seconds, cases }: RunReport): string => {
  const counted = (verdict: ReportCase['verdict']): number => cases.filter((one) => one.verdict === verdict).length
  const counts = `tests="${cases.length}" failures="${counted('failed')}" skipped="${counted('skipped')}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts} time="${seconds.toFixed(3)}">`,
    `  <testsuite name="${escaped(title)}" ${counts} time="${seconds.toFixed(3)}">`,
    ...cases.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
