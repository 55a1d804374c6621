import { describe, expect, it } from 'vitest'
import {
  chromiumAt,
  chromiumToWatch,
  firefoxAt,
  installedChromiumAt,
  type Machine,
  webKitDriverAt,
  xvfbAt,
} from './installed'

const machine = (there: readonly string[], more: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  exists: (path) => there.includes(path),
  ...more,
})
const windows = { platform: 'win32', env: { ProgramFiles: 'C:\\Programs', LocalAppData: 'C:\\Me' } } as const

describe('the browser of the tests', () => {
  it.each<Partial<Machine>>([{}, { arch: 'arm64' }, { platform: 'darwin' }])(
    'is the named one, before any other: %j',
    (more) => {
      const env = { PATH: '/usr/bin', E2E_CHROMIUM: '/opt/mine' }
      const there = ['/opt/mine', '/usr/bin/google-chrome']
      expect(chromiumAt(machine(there, { env, ...more }))).toEqual({ path: '/opt/mine' })
      expect(() => chromiumAt(machine(['/usr/bin/google-chrome'], { env, ...more }))).toThrow(
        'E2E_CHROMIUM names /opt/mine, which is not there.',
      )
    },
  )

  it('is that of npm on 64-bit Linux, whatever is installed', () => {
    expect(chromiumAt(machine([]))).toBe('npm')
    expect(chromiumAt(machine(['/usr/bin/chromium', '/usr/bin/google-chrome']))).toBe('npm')
    expect(chromiumAt(machine([], { env: { PATH: '/usr/bin', E2E_CHROMIUM: '' } }))).toBe('npm')
  })

  it.each<[string, Machine]>([
    ['/usr/bin/google-chrome', machine(['/usr/bin/chromium', '/usr/bin/google-chrome'], { arch: 'arm64' })],
    ['/usr/local/bin/chromium', machine(['/usr/local/bin/chromium', '/usr/bin/microsoft-edge'], { arch: 'arm64' })],
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
  ])('is %s if npm has none and that is installed', (path, at) => {
    expect(chromiumAt(at)).toEqual({ path })
  })

  it.each<Partial<Machine>>([{ platform: 'darwin' }, windows, { arch: 'arm64' }])(
    'is requested in one line if none is found: %j',
    (more) => {
      expect(() => chromiumAt(machine([], more))).toThrow(
        /^The browser tests need Chrome, Chromium or Edge: install one, or name it with E2E_CHROMIUM=\/path\/to\/chrome\.$/,
      )
    },
  )

  it('runs with a window if it is an installed one', () => {
    expect(chromiumToWatch(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium')
    expect(chromiumToWatch(machine([]))).toBeNull()
  })

  it.each([
    [firefoxAt, 'firefox-esr', 'apt-get install firefox-esr', 'E2E_FIREFOX'],
    [installedChromiumAt, 'chromium', 'apt-get install chromium', 'E2E_CHROMIUM'],
    [webKitDriverAt, 'WebKitWebDriver', 'apt-get install webkit2gtk-driver', 'E2E_WEBKIT_DRIVER'],
    [xvfbAt, 'Xvfb', 'apt-get install xvfb', 'E2E_XVFB'],
  ])('each program of the engines is found, or its installation is explained: %#', (at, command, install, variable) => {
    expect(at(machine([`/usr/bin/${command}`]))).toBe(`/usr/bin/${command}`)
    expect(() => at(machine([]))).toThrow(install)
    expect(() => at(machine([]))).toThrow(`${variable}=/path/to/it`)
  })
})
