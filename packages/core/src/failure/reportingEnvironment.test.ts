import { expect, it } from 'vitest'
import { toReportingEnvironment } from './telemetry.js'

it('reports from development, staging and production, and from nowhere else', () => {
  const names = ['development', 'staging', 'production', 'test', 'local', 'Production', '']
  expect(names.filter((name) => toReportingEnvironment(name) !== null)).toEqual([
    'development',
    'staging',
    'production',
  ])
})
