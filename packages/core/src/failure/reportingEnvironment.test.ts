import { expect, it } from 'vitest'
import { toReportingEnvironment } from './telemetry.js'

it('errors are reported from development, staging and production only', () => {
  const names = ['development', 'staging', 'production', 'test', 'local', 'Production', '']
  expect(names.filter((name) => toReportingEnvironment(name) !== null)).toEqual([
    'development',
    'staging',
    'production',
  ])
})
