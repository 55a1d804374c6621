import type { ErrorReport } from '@booking-dashboard/core/ports'
import { expect, it } from 'vitest'
import { createLazyErrorReporter } from './createBrowserReporter'
import { readErrorReporting } from './errorReporting'

const report: ErrorReport = { code: 'getBookings', message: '', severity: 'fatal' }
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

it('fetches the reporter once, with the first report, and loses none', async () => {
  const sent: string[] = []
  let loads = 0
  const reporter = createLazyErrorReporter(async () => {
    loads += 1
    return { report: ({ code }) => void sent.push(code) }
  })
  expect(loads).toBe(0)
  reporter.report(report)
  reporter.report({ ...report, code: 'login' })
  await settle()
  reporter.report({ ...report, code: 'render' })
  await settle()
  expect(loads).toBe(1)
  expect(sent).toEqual(['getBookings', 'login', 'render'])
})

it('fails quietly where the reporter cannot be fetched, and asks again with the next report', async () => {
  const sent: string[] = []
  let loads = 0
  const reporter = createLazyErrorReporter(async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return { report: ({ code }) => void sent.push(code) }
  })
  reporter.report(report)
  await settle()
  reporter.report({ ...report, code: 'login' })
  await settle()
  expect(sent).toEqual(['login'])
})

const page = (tags: Readonly<Record<string, string>>) => (name: string) => tags[name] ?? null
const dsn = 'https://key@errors.example/7'

it('knows where reports go', () => {
  const tags = { 'error-reporting-dsn': dsn, 'error-reporting-environment': 'staging' }
  const build = 'booking-dashboard@0.1.0+5f2c81d09a3e'
  expect(readErrorReporting(page({ ...tags, build }))).toEqual({ dsn, environment: 'staging', build })
  expect(readErrorReporting(page(tags))?.build).toBe('unknown')
})

it.each([
  {},
  { 'error-reporting-dsn': dsn },
  { 'error-reporting-dsn': '', 'error-reporting-environment': 'production' },
  { 'error-reporting-environment': 'production' },
  { 'error-reporting-dsn': dsn, 'error-reporting-environment': 'test' },
])('reports nothing for %j', (tags) => {
  expect(readErrorReporting(page(tags))).toBeNull()
})
