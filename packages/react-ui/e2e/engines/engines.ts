import { type Browser, chromium } from '@playwright/test'
import { pinnedChromiumOptions } from '../support/chromium'
import { installedChromiumAt } from '../support/installed'
import { translate } from '../support/translator'
import { watchConsole } from '../support/world'
import { launchFirefox } from './firefox'
import { playwrightTab } from './playwrightTab'
import type { Tab } from './Tab'
import { startWebKit } from './webKit'

export interface OpenTab {
  readonly tab: Tab
  /** The engine's name and version. */
  readonly version: string
  /** Console errors and warnings of the page, if the engine exposes them. */
  readonly complaints: () => readonly string[]
  readonly end: () => Promise<void>
}

export interface RunningEngine {
  /** Opens a tab without cookies or anything kept. Commands time out after this many milliseconds. */
  readonly openTab: (url: string, patience: number, translated?: boolean) => Promise<OpenTab>
  readonly stop: () => Promise<void>
}

export interface Engine {
  /** Rejects with a sentence that names the missing program. */
  readonly start: () => Promise<RunningEngine>
}

const byPlaywright = (name: string, launch: () => Promise<Browser>): Engine => ({
  start: async () => {
    const browser = await launch()
    return {
      openTab: async (url, patience, translated = false) => {
        const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
        if (translated) await context.addInitScript(translate)
        const page = await context.newPage()
        const complaints = watchConsole(page)
        return {
          tab: playwrightTab(page, url, patience),
          version: `${name} ${browser.version()}`,
          complaints: () => complaints,
          end: () => context.close(),
        }
      },
      stop: () => browser.close(),
    }
  },
})

const sandbox = { args: ['--no-sandbox'] }

/** The engines that run every journey. */
export const engines = {
  'pinned Chromium': byPlaywright('Chromium', async () =>
    chromium.launch({ ...(await pinnedChromiumOptions()), ...sandbox }),
  ),
  'installed Chromium': byPlaywright('Chromium', () =>
    chromium.launch({ executablePath: installedChromiumAt(), ...sandbox }),
  ),
  Firefox: byPlaywright('Firefox', launchFirefox),
  WebKit: { start: startWebKit },
} satisfies Readonly<Record<string, Engine>>

export type EngineName = keyof typeof engines
