import { type Browser, chromium } from '@playwright/test'
import { installedChromiumAt } from '../support/installed'
import { watchConsole } from '../support/world'
import { launchFirefox } from './firefox'
import { playwrightTab } from './playwrightTab'
import type { Tab } from './Tab'
import { startWebKit } from './webKit'

export interface OpenTab {
  readonly tab: Tab
  /** Console errors and warnings of the page, if the engine exposes them. */
  readonly complaints: () => readonly string[]
  readonly end: () => Promise<void>
}

export interface RunningEngine {
  /** The browser's name and version. */
  readonly version: string
  /** Opens a tab without cookies or anything kept. Commands time out after this many milliseconds. */
  readonly openTab: (url: string, patience: number) => Promise<OpenTab>
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
      version: `${name} ${browser.version()}`,
      openTab: async (url, patience) => {
        const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
        const page = await context.newPage()
        const complaints = watchConsole(page)
        return {
          tab: playwrightTab(page, url, patience),
          complaints: () => complaints,
          end: () => context.close(),
        }
      },
      stop: () => browser.close(),
    }
  },
})

/** The engines that run every journey. The other browser tests run in npm's Chromium. */
export const engines = {
  Chromium: byPlaywright('Chromium', () =>
    chromium.launch({ executablePath: installedChromiumAt(), args: ['--no-sandbox'] }),
  ),
  Firefox: byPlaywright('Firefox', launchFirefox),
  WebKit: { start: startWebKit },
} satisfies Readonly<Record<string, Engine>>

export type EngineName = keyof typeof engines
