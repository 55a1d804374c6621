import { describe, expect, it } from 'vitest'
import { chromiumAt, firefoxAt, type Machine } from './installed'

const machine = (there: readonly string[], more: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  exists: (path) => there.includes(path),
  ...more,
})
const windows = { platform: 'win32', env: { ProgramFiles: 'C:\\Programs', LocalAppData: 'C:\\Me' } } as const

describe('the browser of the tests', () => {
  it('is the one that is named, before any that is installed', () => {
    const env = { PATH: '/usr/bin', E2E_CHROMIUM: '/opt/mine' }
    expect(chromiumAt(machine(['/opt/mine', '/usr/bin/google-chrome'], { env }))).toEqual({ path: '/opt/mine' })
    expect(() => chromiumAt(machine(['/usr/bin/google-chrome'], { env }))).toThrow(
      'E2E_CHROMIUM names /opt/mine, which is not there.',
    )
  })

  it.each<[string, Machine]>([
    ['/usr/bin/google-chrome', machine(['/usr/bin/chromium', '/usr/bin/google-chrome'])],
    ['/usr/local/bin/chromium', machine(['/usr/local/bin/chromium', '/usr/bin/microsoft-edge'])],
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      machine(['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'], { platform: 'darwin' }),
    ],
    [
      '/Users/me/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      machine(['/Users/me/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'], {
        platform: 'darwin',
        env: { HOME: '/Users/me' },
      }),
    ],
    [
      'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe',
      machine(['C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe'], windows),
    ],
  ])('is %s where that is installed', (path, at) => {
    expect(chromiumAt(at)).toEqual({ path })
  })

  it('is the one that npm brings where none is installed', () => {
    expect(chromiumAt(machine([]))).toBe('npm')
  })

  it.each<Partial<Machine>>([{ platform: 'darwin' }, windows, { arch: 'arm64' }])(
    'is asked for in one line where npm has none: %j',
    (more) => {
      expect(() => chromiumAt(machine([], more))).toThrow(
        /^The browser tests need Chrome, Chromium or Edge: install one, or name it with E2E_CHROMIUM=\/path\/to\/chrome\.$/,
      )
    },
  )

  it('may be Firefox', () => {
    expect(firefoxAt(machine(['/usr/bin/firefox-esr']))).toBe('/usr/bin/firefox-esr')
    expect(() => firefoxAt(machine([]))).toThrow(/apt-get install firefox-esr/)
  })
})
