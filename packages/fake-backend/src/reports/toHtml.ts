import type { ReportCase, ReportStep, ReportTable, RunReport } from './RunReport.js'
import { escaped } from './xml.js'

const style = `
:root { color-scheme: light dark; --line: #c9ced6; --soft: #f4f6f8; --ink: #16191d; --bad: #a1121f; --good: #14613a; }
@media (prefers-color-scheme: dark) {
  :root { --line: #434a54; --soft: #1e2329; --ink: #e9ecef; --bad: #ff9a9f; --good: #83d9a8; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
a { color: inherit; } code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
pre { background: var(--soft); padding: .5rem .75rem; margin: .5rem 0; border-radius: .25rem; }
dl.totals { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0; }
dl.totals div { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem; min-width: 7rem; }
dl.totals dt { font-size: .875rem; } dl.totals dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.failed { color: var(--bad); } .passed { color: var(--good); } .verdict { font-weight: 600; }
article { border: 1px solid var(--line); border-inline-start: .25rem solid var(--bad); border-radius: .25rem; padding: .75rem 1rem; margin: 1rem 0; }
details { border-top: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .25rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th[scope=col] { font-size: .875rem; } th[scope=row] { font-weight: 400; overflow-wrap: anywhere; }
td { font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; } th.number { text-align: end; }
ol.story > li { margin: .5rem 0; } ol.story ul { margin: 0; padding-inline-start: 1rem; list-style: none; }
ol.story ul li { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`

const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

const stepOf = ({ what, came }: ReportStep): string =>
  `<li>${escaped(what)}${came.length === 0 ? '' : `<ul>${came.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`}</li>`

const truthOf = (truth: ReportCase['truth']): string =>
  truth.length === 0
    ? ''
    : `<h3>What there really was</h3><div class="scroll"><table><tbody>${truth
        .map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><th scope="row">${escaped(value)}</th></tr>`)
        .join('')}</tbody></table></div>`

const failureOf = ({ group, name, problems, steps, truth, again }: ReportCase): string =>
  [
    `<article><h3>${escaped(name)}</h3><p>${escaped(group)}</p>`,
    ...problems.map((problem) => `<pre class="failed">${escaped(problem)}</pre>`),
    steps.length === 0 ? '' : `<ol class="story">${steps.map(stepOf).join('')}</ol>`,
    truthOf(truth),
    again === null ? '' : `<h3>Again</h3><pre>${escaped(again)}</pre>`,
    '</article>',
  ].join('')

/** The passed and skipped cases, by group. */
const othersOf = (cases: readonly ReportCase[]): string =>
  [...new Set(cases.map(({ group }) => group))]
    .map((group) => {
      const own = cases.filter((one) => one.group === group)
      const line = ({ name, verdict, problems }: ReportCase): string =>
        `<li><span class="${verdict}">${verdict}</span> ${escaped([name, ...problems].join(': '))}</li>`
      return `<details><summary>${escaped(group)} (${own.length})</summary><ul>${own.map(line).join('')}</ul></details>`
    })
    .join('')

const isReached = ([, numbers]: ReportTable['rows'][number]): boolean => numbers.some((number) => number !== 0)

const tableOf = ({ title, columns, rows }: ReportTable): string => {
  const missed = rows.filter((row) => !isReached(row)).map(([name]) => name)
  const head = columns.map((column) => `<th scope="col" class="number">${escaped(column)}</th>`).join('')
  const body = rows
    .filter(isReached)
    .map(
      ([name, numbers]) =>
        `<tr><th scope="row">${escaped(name)}</th>${numbers.map((number) => `<td>${number}</td>`).join('')}</tr>`,
    )
    .join('')
  return [
    `<details><summary>${escaped(title)}: ${rows.length - missed.length} of ${rows.length} reached</summary>`,
    missed.length === 0 ? '' : `<p><strong>Never reached:</strong> ${escaped(missed.join(', '))}</p>`,
    `<div class="scroll"><table><thead><tr><th scope="col">Name</th>${head}</tr></thead><tbody>${body}</tbody></table></div>`,
    '</details>',
  ].join('')
}

/** The report as one self-contained HTML file. */
export const toHtml = ({ title, seed, shard, seconds, totals, cases, tables }: RunReport): string => {
  const failed = cases.filter(({ verdict }) => verdict === 'failed')
  const others = cases.filter(({ verdict }) => verdict !== 'failed')
  const about = [
    ...(seed === null ? [] : [`seed ${seed}`]),
    ...(shard === null ? [] : [`shard ${shard.index} of ${shard.of}`]),
    `${seconds.toFixed(1)} s`,
  ].join(', ')
  const verdict =
    failed.length === 0
      ? `<p class="verdict passed">All of it holds.</p>`
      : `<p class="verdict failed">${many(failed.length, 'failure')}.</p>`
  const sums = totals.map(([name, number]) => `<div><dt>${escaped(name)}</dt><dd>${number}</dd></div>`).join('')
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escaped(title)}</h1><p>${escaped(about)}</p>`,
    verdict,
    sums === '' ? '' : `<dl class="totals">${sums}</dl>`,
    failed.length === 0 ? '' : `<h2>What failed</h2>${failed.map(failureOf).join('')}`,
    tables.length === 0 ? '' : `<h2>What was covered</h2>${tables.map(tableOf).join('')}`,
    others.length === 0 ? '' : `<h2>What else was tried</h2>${othersOf(others)}`,
    '</main></body></html>',
    '',
  ].join('\n')
}
