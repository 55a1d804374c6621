import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Tab, Target } from './Tab'

/** Testing Library's queries as one script, which sets `TestingLibraryDom`. */
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Self-contained, because it is sent to the page. Answers null if the page has no queries yet. */
const queryPage = (
  role: string | null,
  within: string | null,
  label: string | null,
  text: string | { readonly source: string; readonly flags: string },
): readonly Element[] | null => {
  if (!('TestingLibraryDom' in window)) return null
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom as typeof TestingLibrary
  const matcher = typeof text === 'string' ? text : new RegExp(text.source, text.flags)
  const parts = within === null ? [document.body] : queryAllByRole(document.body, within)
  const found = parts.flatMap((part) => {
    if (role !== null) return queryAllByRole(part, role, { name: matcher })
    return label === null ? queryAllByText(part, matcher) : queryAllByLabelText(part, label)
  })
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }))
}

/** Self-contained, because it is sent to the page. Answers whether the element stays in its place for two frames. */
const staysInPlace = (element: Element, answer: (stays: boolean) => void): void => {
  const place = (): string => {
    const { left, top } = element.getBoundingClientRect()
    return `${left} ${top}`
  }
  const before = place()
  requestAnimationFrame(() => requestAnimationFrame(() => answer(place() === before)))
}

/** Whether the page was still changing, so that the action had no effect. */
const isTooEarly = (reason: unknown): boolean =>
  [
    error.StaleElementReferenceError,
    error.NoSuchElementError,
    error.NoSuchFrameError,
    error.ElementClickInterceptedError,
    error.ElementNotInteractableError,
  ].some((kind) => reason instanceof kind)

const describe = (target: Target): string =>
  JSON.stringify(target, (_key, value) => (value instanceof RegExp ? String(value) : value))

/** A tab driven by WebDriver, the protocol that every browser supports. */
export const webDriverTab = (driver: WebDriver, url: string, patience: number): Tab => {
  const query = async (target: Target): Promise<readonly WebElement[]> => {
    const { role = null, within = null } = 'role' in target ? target : {}
    const label = 'label' in target ? target.label : null
    const words = 'role' in target ? target.name : 'text' in target ? target.text : ''
    const matcher = typeof words === 'string' ? words : { source: words.source, flags: words.flags }
    const ask = (): Promise<readonly WebElement[] | null> =>
      driver.executeScript(queryPage, role, within, label, matcher)
    const found = await ask()
    if (found !== null) return found
    await driver.executeScript(queries)
    return (await ask()) ?? []
  }

  const find = async (target: Target): Promise<readonly WebElement[]> => {
    await driver.switchTo().defaultContent()
    if (target.frame !== undefined)
      await driver.switchTo().frame(await driver.findElement(By.css(`iframe[title="${target.frame}"]`)))
    return query(target)
  }

  /** Waits until `isDone` answers true. */
  const wait = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
    let hindrance = ''
    const attempt = async (): Promise<boolean> => {
      try {
        hindrance = ''
        return await isDone()
      } catch (reason) {
        if (!isTooEarly(reason)) throw reason
        hindrance = ` (${String(reason)})`
        return false
      }
    }
    try {
      await driver.wait(attempt, patience)
    } catch (reason) {
      if (!(reason instanceof error.TimeoutError)) throw reason
      await driver.switchTo().defaultContent()
      const shown: unknown = await driver.executeScript('return `${location.href}\\n${document.body.innerText}`')
      throw new Error(`Waited in vain: ${what}${hindrance}. The page shows:\n${String(shown)}`, { cause: reason })
    }
  }

  /** Acts on the single matching element once a customer could use it. */
  const actOn = (what: string, target: Target, action: (element: WebElement) => Promise<boolean>): Promise<void> =>
    wait(`${what} ${describe(target)}`, async () => {
      const found = await find(target)
      const [element] = found
      if (found.length !== 1 || element === undefined || !(await element.isEnabled())) return false
      // The driver's own scrolling leaves the element below a sticky bar.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
      // A click goes to a place of the page. What moves meanwhile is missed.
      return (await driver.executeAsyncScript<boolean>(staysInPlace, element)) && action(element)
    })

  const isTaken = (): Promise<void> =>
    wait('React takes the page', async () => (await driver.findElements(By.css('[data-shell]'))).length === 0)

  return {
    open: async (address) => {
      await driver.get(new URL(address, url).href)
      await isTaken()
    },
    reload: async () => {
      await driver.navigate().refresh()
      await isTaken()
    },
    sees: (target) => wait(`sees ${describe(target)}`, async () => (await find(target)).length > 0),
    seesNo: (target) => wait(`sees no ${describe(target)}`, async () => (await find(target)).length === 0),
    click: (target) =>
      actOn('click', target, async (element) => {
        await element.click()
        return true
      }),
    type: (field, text) =>
      actOn('type into', field, async (element) => {
        // WebKit lets a script focus something in a frame of another origin only after the customer was there.
        await element.click()
        await element.sendKeys(Key.chord(Key.CONTROL, 'a'))
        await element.sendKeys(text)
        return true
      }),
    holds: (field, value) =>
      actOn(`holds ${value}:`, field, async (element) => (await element.getAttribute('value')) === value),
    isWhole: () =>
      wait('loads nothing more', async () => {
        await driver.switchTo().defaultContent()
        return (await driver.findElements(By.css('main [aria-busy="true"]'))).length === 0
      }),
    isAt: (path) => wait(`is at ${path}`, async () => new URL(await driver.getCurrentUrl()).pathname === path),
  }
}
