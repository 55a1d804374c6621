import { existsSync } from 'node:fs'
import { posix, win32 } from 'node:path'

const { platform, arch, env } = process

interface Program {
  /** The environment variable with its path, for a program elsewhere. */
  readonly variable: string
  /** In order of preference: a command on the path, an application of macOS, a path under Windows' program folders. */
  readonly commands: readonly string[]
  readonly applications: readonly string[]
  readonly windows: readonly string[]
}

const chromium: Program = {
  variable: 'E2E_CHROMIUM',
  commands: [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
  ],
  applications: ['Google Chrome', 'Chromium', 'Microsoft Edge'],
  windows: [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ],
}

const firefox: Program = {
  variable: 'E2E_FIREFOX',
  commands: ['firefox', 'firefox-esr'],
  applications: ['Firefox'],
  windows: ['Mozilla Firefox/firefox.exe'],
}

const webKitDriver: Program = {
  variable: 'E2E_WEBKIT_DRIVER',
  commands: ['WebKitWebDriver'],
  applications: [],
  windows: [],
}

const xvfb: Program = { variable: 'E2E_XVFB', commands: ['Xvfb'], applications: [], windows: [] }

const placesOf = ({ commands, applications, windows }: Program): readonly string[] => {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LocalAppData']]
    return windows.flatMap((path) =>
      folders.flatMap((folder) => (folder === undefined ? [] : [win32.join(folder, path)])),
    )
  }
  const applicationFolders = platform === 'darwin' ? ['', env['HOME'] ?? ''] : []
  const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  return [
    ...applications.flatMap((name) =>
      applicationFolders.map((home) => posix.join(home, '/Applications', `${name}.app/Contents/MacOS`, name)),
    ),
    ...commands.flatMap((name) => folders.map((folder) => posix.join(folder, name))),
  ]
}

/** The advice if no Chromium starts. */
export const howToName = 'install one, or name it with E2E_CHROMIUM=/path/to/chrome.'

const installed = (program: Program): string | null => {
  const { variable } = program
  const named = env[variable] ?? ''
  if (named === '') return placesOf(program).find(existsSync) ?? null
  if (!existsSync(named)) throw new Error(`${variable} names ${named}, which is not there.`)
  return named
}

/**
 * The browser of the tests: the one in `E2E_CHROMIUM`, npm's own (`npm`), or an installed one. Throws if there is none.
 */
export const chromiumAt = (): { readonly path: string } | 'npm' => {
  // npm provides it only for this platform.
  const hasOne = platform === 'linux' && arch === 'x64'
  if (hasOne && (env[chromium.variable] ?? '') === '') return 'npm'
  const path = installed(chromium)
  if (path === null) throw new Error(`The browser tests need Chrome, Chromium or Edge: ${howToName}`)
  return { path }
}

/** Finds a program; throws if it is not installed. */
const needed =
  (program: Program, name: string, packageName: string): (() => string) =>
  () => {
    const path = installed(program)
    if (path !== null) return path
    throw new Error(
      `These tests need ${name}: install it (apt-get install ${packageName}), or name it with ${program.variable}=/path/to/it.`,
    )
  }

export const firefoxAt = needed(firefox, 'Firefox', 'firefox-esr')
export const installedChromiumAt = needed(chromium, 'an installed Chrome, Chromium or Edge', 'chromium')
export const webKitDriverAt = needed(webKitDriver, "WebKitGTK's WebKitWebDriver", 'webkit2gtk-driver')
export const xvfbAt = needed(xvfb, 'Xvfb', 'xvfb')
