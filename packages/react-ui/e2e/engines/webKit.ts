import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { Builder, Capabilities } from 'selenium-webdriver'
import type * as Remote from 'selenium-webdriver/remote'
import { webKitDriverAt, xvfbAt } from '../support/installed'
import type { Engine } from './engines'
import { webDriverTab } from './webDriverTab'

// The package exports its modules only for `require`.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof Remote

/** MiniBrowser needs a display. This starts a separate one, under the first free number. */
const startDisplay = async (program: string) => {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const number = server.stdio[3] as Readable
  const stop = (): void => void server.kill()
  process.once('exit', stop)
  const [said] = await Promise.race([
    once(number, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error(`${program} ended before it had a display.`))),
  ])
  return {
    name: `:${String(said).trim()}`,
    stop: async () => {
      process.off('exit', stop)
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}

/**
 * WebKitGTK's MiniBrowser, which shares its engine with Safari, driven by WebDriver.
 *
 * All tabs share one browser: its driver picks a free port for each new browser, and waits without an end if another
 * program takes that port first. Each world has an origin of its own, so only cookies have to be deleted between tabs.
 */
export const startWebKit: Engine['start'] = async () => {
  const [driverProgram, displayProgram] = [webKitDriverAt(), xvfbAt()]
  const display = await startDisplay(displayProgram)
  const service = new DriverService.Builder(driverProgram)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: display.name, TZ: 'Europe/London' })
    .build()
  const server = await service.start()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
  })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? 'unknown'
  return {
    version: `WebKitGTK ${version}`,
    openTab: (url, patience) =>
      Promise.resolve({
        tab: webDriverTab(driver, url, patience),
        // WebDriver exposes no console.
        complaints: () => [],
        end: async () => {
          await driver.switchTo().defaultContent()
          await driver.manage().deleteAllCookies()
          await driver.get('about:blank')
        },
      }),
    stop: async () => {
      await driver.quit()
      await service.kill()
      await display.stop()
    },
  }
}
