import type { Page } from '@playwright/test'

/** What a customer may have typed: it stands in each message, and must be in no report. */
const typed = 'Amelia Hart of 12 Mill Lane'

interface Fault {
  /** Of the window, such as `HTMLElement.prototype`. */
  readonly owner: string
  /** A method, or a property that is read or written. */
  readonly name: string
  /** The address begins so; everywhere else the platform works. */
  readonly at: string
}

/** Stands by itself: it is sent to pages as a script. */
const breakPlatform = ({ owner, name, at, message }: Fault & { readonly message: string }): void => {
  const found = owner.split('.').reduce<object>((object, key) => Object(Reflect.get(object, key)), window)
  const own = Object.getOwnPropertyDescriptor(found, name) ?? {}
  const broken = (method: unknown) =>
    // The object that it is called on is the platform's own.
    function (this: unknown, ...args: unknown[]): unknown {
      if (location.pathname.startsWith(at) && sessionStorage.getItem('works') === null) throw new TypeError(message)
      return typeof method === 'function' ? Reflect.apply(method, this, args) : undefined
    }
  const { get, set, value } = own
  Object.defineProperty(
    found,
    name,
    get === undefined
      ? { ...own, value: broken(value) }
      : { ...own, get: broken(get), ...(set === undefined ? {} : { set: broken(set) }) },
  )
}

/** From now on, and on later pages, the platform throws there. */
export const breakIn = async (page: Page, fault: Fault): Promise<void> => {
  const script = { ...fault, message: `Not understood: ${typed}` }
  await page.addInitScript(breakPlatform, script)
  await page.evaluate(breakPlatform, script)
}

/** Ends every fault of the tab. */
export const mend = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.setItem('works', ''))

/** How soon a trip is, a screen alone writes, while it is rendered. */
export const daysLeft = { owner: 'Intl.RelativeTimeFormat.prototype', name: 'format' }

/** How many documents the page has asked for since. */
export const countDocuments = (page: Page): (() => number) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

export const wentWrong = (page: Page) => page.getByRole('heading', { level: 1, name: 'It seems something went wrong.' })
