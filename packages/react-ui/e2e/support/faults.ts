import type { Page } from '@playwright/test'

/** Text that a customer may have typed: each message contains it, and no report may. */
const typed = 'Amelia Hart of 12 Mill Lane'

interface Fault {
  /** An object of the window, such as `HTMLElement.prototype`. */
  readonly owner: string
  /** A method, or a property that is read or written. */
  readonly name: string
  /** The start of the addresses with the fault; elsewhere the platform works. */
  readonly at: string
}

/** Self-contained, because tests send it to pages as a script. */
const breakPlatform = ({ owner, name, at, message }: Fault & { readonly message: string }): void => {
  const found = owner.split('.').reduce<object>((object, key) => Object(Reflect.get(object, key)), window)
  const own = Object.getOwnPropertyDescriptor(found, name) ?? {}
  const broken = (method: unknown) =>
    // Preserves `this`, the platform's own object.
    function (this: unknown, ...args: unknown[]): unknown {
      if (location.pathname.startsWith(at)) throw new TypeError(message)
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

/** From now on, and on later pages, the platform throws at this place. */
export const breakIn = async (page: Page, fault: Fault): Promise<void> => {
  const script = { ...fault, message: `Not understood: ${typed}` }
  await page.addInitScript(breakPlatform, script)
  await page.evaluate(breakPlatform, script)
}

/** Only a screen calls this, during rendering, to show how soon a trip is. */
export const daysLeft = { owner: 'Intl.RelativeTimeFormat.prototype', name: 'format' }

export const wentWrong = (page: Page) => page.getByRole('heading', { level: 1, name: 'It seems something went wrong.' })
