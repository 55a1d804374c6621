import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BadSettings, readSettings } from './settings.mjs'

const example = readFileSync(new URL('settings.example.json', import.meta.url), 'utf8')
const settings = (changes: object = {}): string => JSON.stringify({ ...JSON.parse(example), ...changes })

describe('the settings of a host', () => {
  it('are read as the example has them', () => {
    expect(readSettings(example)).toMatchObject({ hostnames: ['bookings.example.com', 'bookings.example.org'] })
  })

  it.each([
    [{ hostnames: [] }, 'hostnames has to be a list of host names in lower case, such as ["bookings.example.com"]'],
    [{ hostnames: ['a.example; return 200'] }, 'hostnames has to be a list'],
    [{ backEnd: 'https://backend.example/api' }, 'backEnd has to be an origin'],
    [{ backEnd: 'backend:8080' }, 'backEnd has to be an origin'],
    [{ port: 80.5 }, 'port has to be a whole number from 1 to 65535'],
    [{ https: 'yes' }, 'https has to be true or false'],
    [{ tls: { certificate: '/a.pem' } }, 'tls has to be null, or'],
    [{ tls: { certificate: '/a.pem; evil', key: '/b.pem' } }, 'tls has to be null, or'],
    [{ proxies: ['10.0.0.0/33'] }, 'proxies has to be a list of addresses and networks'],
    [{ proxies: ['10.0.0.0/8; evil'] }, 'proxies has to be a list'],
    [{ backEndCertificates: 'ca.pem' }, 'backEndCertificates has to be a path'],
    [{ resolvers: ['dns.example'] }, 'resolvers has to be a list of addresses'],
    [{ hstsSubDomains: 1 }, 'hstsSubDomains has to be true or false'],
    [{ signInsPerMinute: -1 }, 'signInsPerMinute has to be a whole number from 0 to 6000'],
    [{ accessLog: 'log' }, 'accessLog has to be empty, or a path'],
    [{ apiBase: '/api' }, 'apiBase has to be empty, or an origin'],
    [{ errorReports: { dsn: 'https://abc@errors.example/7', environment: 'prod' } }, 'errorReports has to be null, or'],
    [
      { errorReports: { dsn: 'https://abc@errors.example/7', environment: 'staging', performance: 'yes' } },
      'errorReports has to be null, or',
    ],
    [{ stripeScript: 'https://js.stripe.com' }, 'stripeScript has to be empty, or a path'],
    [{ serviceWorker: 'off' }, 'serviceWorker has to be true or false'],
    [{ colour: 'red' }, 'colour is no setting'],
  ])('%j: says what is wrong', (changes, words) => {
    expect(() => readSettings(settings(changes))).toThrow(BadSettings)
    expect(() => readSettings(settings(changes))).toThrow(words)
  })

  it('that are no JSON object are refused as such, and all errors are listed at once', () => {
    expect(() => readSettings('{')).toThrow(/^The settings are no JSON: /)
    expect(() => readSettings('[]')).toThrow('The settings have to be one JSON object')
    expect(() => readSettings('{"port":0}')).toThrow(/hostnames has to[^]*backEnd has to[^]*port has to/)
  })
})
