import { type Browser, firefox, type Locator } from '@playwright/test'
import { firefoxAt } from './installed'

interface Session {
  send: (method: string, parameters?: unknown) => Promise<unknown>
}

/**
 * Firefox as people have it, spoken to by WebDriver BiDi. Playwright sets media features for every page, which Firefox does not
 * know yet: that one command is left out, so that colour scheme and motion are the machine's own.
 */
export const launchFirefox = async (): Promise<Browser> => {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxAt() })
  const { _connection: connection } = browser as unknown as {
    readonly _connection: { readonly toImpl: (object: Browser) => { readonly _browserSession: Session } }
  }
  const session = connection.toImpl(browser)._browserSession
  const send = session.send.bind(session)
  session.send = (method, parameters) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send(method, parameters)
  return browser
}

/**
 * Fields are filled by keys. Playwright writes into them from a world that Firefox shares with the page, where React hears
 * nothing of it.
 */
export const fillByKeys = (any: Locator): void => {
  const { fill } = Object.getPrototypeOf(any) as Locator
  if (fill.name === 'typeAll') return
  Object.getPrototypeOf(any).fill = async function typeAll(this: Locator, text: string): Promise<void> {
    await this.focus()
    await this.press('ControlOrMeta+a')
    await (text === '' ? this.press('Delete') : this.pressSequentially(text))
  }
}
