import { askEarly, type EarlyAnswers } from '@booking-dashboard/http-adapter'
import { type AreaName, pageAt } from '../navigation/routeTable'
import { apiFetch } from './apiFetch'
import { markDocument, readLocale } from '../composition/browser/language'
import { wasSignedIn } from './sessionHint'

declare global {
  interface Window {
    /** What the page did before its script was there; missing where it was served without its start script. */
    firstLoad?: {
      readonly earlyAnswers: EarlyAnswers
      readonly areaFiles: Readonly<Record<AreaName, readonly string[]>>
      /** The styles of the page that the address names have come, or cannot be had. */
      readonly styles: Promise<unknown>
    }
  }
}

/** The files of each area, without those that every page loads. Set by the build. */
declare const areaFiles: Readonly<Record<AreaName, readonly string[]>>

/** The texts of each area in other languages than English, and the first pages in them. Set by the build. */
declare const languageFiles: Readonly<
  Record<string, { readonly shells: string; readonly areas: Readonly<Record<AreaName, readonly string[]>> }>
>

/** Runs inside the HTML, before anything else has come: what the address names is fetched at once. */
const found = pageAt(location.pathname)
const locale = readLocale()
markDocument(locale)
const other = languageFiles[locale]
const earlyAnswers = askEarly({
  fetch: apiFetch(document),
  hostname: location.hostname,
  firstCalls: wasSignedIn() ? (found?.firstCalls ?? []) : [],
  now: () => performance.now(),
})
const styles: Promise<unknown>[] = []
for (const file of found === null ? [] : [...areaFiles[found.route.area], ...(other?.areas[found.route.area] ?? [])]) {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  if (isStyle) {
    // One that is missing is asked for again by the part that it belongs to, which then says so.
    link.addEventListener('error', () => link.remove())
    styles.push(new Promise((resolve) => ['load', 'error'].forEach((end) => link.addEventListener(end, resolve))))
  }
  document.head.append(link)
}
window.firstLoad = { earlyAnswers, areaFiles, styles: Promise.all(styles) }

// Until the client's own colours are there.
document.documentElement.dataset['neutral'] = ''
const shell = found?.route.frame === 'full' ? 'login' : 'page'

const paint = (frame: Node): void => {
  const root = document.getElementById('root')
  if (root === null || root.dataset['taken'] !== undefined) return
  // Kept for the script that is on its way; a page that goes nowhere is not left.
  root.addEventListener('submit', (event) => {
    if (root.dataset['taken'] !== undefined) return
    event.preventDefault()
    document.documentElement.dataset['sent'] = ''
  })
  root.append(frame)
}

if (locale === 'en-GB') {
  const template = document.getElementById(`shell-${shell}`)
  if (template instanceof HTMLTemplateElement) paint(template.content.cloneNode(true))
} else if (other !== undefined) {
  void fetch(other.shells)
    .then((answer) => answer.json())
    .then((shells: Readonly<Record<typeof shell, string>>) =>
      paint(document.createRange().createContextualFragment(shells[shell])),
    )
    // The page itself follows.
    .catch(() => undefined)
}
