import { askEarly, type EarlyAnswers } from '@booking-dashboard/http-adapter'
import { clientAsset } from '../client/clientAsset'
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

/** The texts of each area in other languages than English. Set by the build. */
declare const languageFiles: Readonly<Record<string, Readonly<Record<AreaName, readonly string[]>>>>

/** The styles that stand in the HTML. Set by the build. */
declare const inDocument: readonly string[]

/** Runs inside the HTML, before anything else has come: what the address names is fetched at once. */
const found = pageAt(location.pathname)
const earlyAnswers = askEarly({
  fetch: apiFetch(document),
  hostname: location.hostname,
  // The first look into what is kept on this device may take its time.
  firstCalls: () => (wasSignedIn() ? (found?.firstCalls ?? []) : []),
  now: () => performance.now(),
})
const locale = readLocale()
markDocument(locale)
const styles: Promise<unknown>[] = []
// A link that is switched off fetches nothing: it tells the import of a part that these styles are there.
for (const file of inDocument) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.toggleAttribute('disabled', true)
  link.href = file
  document.head.append(link)
}
const filesOf = (area: AreaName): readonly string[] => [...areaFiles[area], ...(languageFiles[locale]?.[area] ?? [])]
for (const file of found === null ? [] : filesOf(found.route.area)) {
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
// Where the client is known its colours and logo come side by side with the code that shows them.
void earlyAnswers.clientCode.then((code) => {
  if (code === null) return
  for (const [name, as] of [
    ['client.css', 'style'],
    ['logo.svg', 'image'],
  ] as const) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = as
    // A picture would wait for every script.
    link.fetchPriority = 'high'
    link.href = clientAsset(code, name)
    document.head.append(link)
  }
})
window.firstLoad = { earlyAnswers, areaFiles, styles: Promise.all(styles) }

// Until the client's own colours are there.
document.documentElement.dataset['neutral'] = ''
const shell = found?.route.frame === 'full' ? 'login' : 'page'

const root = document.getElementById('root')
const frame = document.getElementById(`shell-${locale}-${shell}`)
if (root !== null && frame instanceof HTMLTemplateElement) {
  // Kept for the script that is on its way; a page that goes nowhere is not left.
  root.addEventListener('submit', (event) => {
    if (root.dataset['taken'] !== undefined) return
    event.preventDefault()
    document.documentElement.dataset['sent'] = ''
  })
  root.append(frame.content.cloneNode(true))
}
