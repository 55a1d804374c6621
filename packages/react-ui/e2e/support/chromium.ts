import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LaunchOptions } from '@playwright/test'
import { chromiumAt, howToName } from './installed'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>
}
const version = devDependencies['@sparticuz/chromium'] ?? ''
const cache = `${root}node_modules/.cache/chromium`
const unpacked = `${cache}/${version}`

/** Uses only the package's fonts, so that a page looks the same on every machine. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`

const optionsIn = (folder: string) => ({
  executablePath: `${folder}/chromium`,
  env: {
    ...process.env,
    // Libraries that a slim system lacks.
    LD_LIBRARY_PATH: `${folder}/al2023/lib`,
    FONTCONFIG_FILE: `${folder}/fonts.conf`,
  } as Record<string, string>,
})

/** The package unpacks into the temporary folder, with libraries if it takes the machine for one of AWS. */
const unpackInto = async (folder: string): Promise<void> => {
  const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
  const run = promisify(execFile)
  await run(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
  writeFileSync(`${folder}/fonts.conf`, fonts)
  const { executablePath, env } = optionsIn(folder)
  await run(executablePath, ['--version'], { env }).catch((reason: unknown) => {
    throw new Error(`The Chromium that npm brings does not start here: ${howToName}`, { cause: reason })
  })
}

/** The first process to finish moves the complete folder into place in one step. */
const unpackChromium = async (): Promise<void> => {
  if (existsSync(unpacked)) return
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(`${unpacked}.`)
  try {
    await unpackInto(folder)
    if (!existsSync(unpacked)) renameSync(folder, unpacked)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The path of the test browser, and its start options. Unpacks npm's Chromium if necessary. */
export const chromiumOptions = async (): Promise<Pick<LaunchOptions, 'executablePath' | 'env'>> => {
  const at = chromiumAt()
  if (at !== 'npm') return { executablePath: at.path }
  await unpackChromium()
  return optionsIn(unpacked)
}
