import { type Browser, firefox } from '@playwright/test'
import { firefoxAt } from '../support/installed'

interface Session {
  send: (method: string, parameters?: unknown) => Promise<unknown>
}

/**
 * The installed Firefox, driven by WebDriver BiDi. Playwright sets media features for every page with a command that
 * Firefox does not support yet. This omits that command, so the machine's own colour scheme and motion setting apply.
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
