import { expect, it } from 'vitest'
import { readErrorReporting } from './readErrorReporting'

const page = (tags: Readonly<Record<string, string>>) => (name: string) => tags[name] ?? null
const dsn = 'https://key@errors.example/7'

it('knows where reports go', () => {
  const tags = { 'error-reporting-dsn': dsn, 'error-reporting-environment': 'staging' }
  expect(readErrorReporting(page(tags))).toEqual({ dsn, environment: 'staging' })
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
