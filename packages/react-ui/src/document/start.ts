import { askEarly, type EarlyAnswers } from '@booking-dashboard/http-adapter'
import { clientAsset } from '../client/clientAsset'
import { type ClientSheet, fetchClientSheet } from '../client/clientSheet'
import { ownPathname } from '../navigation/basePath'
import type { PageArea } from '../pages/areas'
import { hasColumn } from '../layout/hasColumn'
import { pageAt } from '../pages/routeTable'
import { apiFetch } from './apiFetch'
import { forgetFailedPreloads } from './forgetFailedPreloads'
import { takeLinkToken } from '../session/passwords/linkToken'
import { markDocument, readLocale } from '../browser/language'
import { wasSignedIn } from './sessionHint'
import { warmIntl } from './warmIntl'
import { type ThrownWatch, watchThrown } from '../telemetry/thrown/watchThrown'

declare global {
  interface Window {
    /** Missing if the page was served without its start script. */
    thrown?: ThrownWatch
  }
}

/** Starts before any other script of the page. */
window.thrown = watchThrown(window)

declare global {
  interface Window {
    /** What the page did before its script loaded; missing if it was served without its start script. */
    firstLoad?: {
      readonly earlyAnswers: EarlyAnswers
      /** The client's style sheet; null if no client is known. */
      readonly clientSheet: Promise<ClientSheet | null>
      readonly areaFiles: Readonly<Record<PageArea, readonly string[]>>
      /**
       * Requests the styles of an area in one file, if none of them is loaded. Resolves when they have loaded or
       * failed.
       */
      readonly loadStyles: (area: PageArea) => Promise<unknown>
    }
  }
}

/**
 * What the build knows of its files. The lists hold positions in `files`, so that the HTML contains each name once. Set
 * by the build, which writes the value wherever the name stands.
 */
declare const builtFiles: {
  readonly files: readonly string[]
  /** The files of each area, without those of every page. */
  readonly ofAreas: Readonly<Record<PageArea, readonly number[]>>
  /** One file with the styles of an area that has several. */
  readonly joinedStyles: Partial<Readonly<Record<PageArea, number>>>
  /** The texts of each area in languages other than English. */
  readonly ofLanguages: Readonly<Record<string, Readonly<Record<PageArea, readonly number[]>>>>
  /** The styles inside the HTML. */
  readonly inDocument: readonly string[]
}

const { files: names, ofAreas, joinedStyles, ofLanguages, inDocument } = builtFiles

forgetFailedPreloads()
takeLinkToken()

/** Runs inside the HTML before any other file loads: it requests at once what the address needs. */
const found = pageAt(ownPathname(location))
const shell = found?.route.frame === 'full' ? 'login' : 'page'
const earlyAnswers = askEarly({
  fetch: apiFetch(document),
  hostname: location.hostname,
  // The first read of this device's storage may be slow.
  firstCalls: () => (wasSignedIn() ? (found?.firstCalls ?? []) : []),
  now: () => performance.now(),
})
const locale = readLocale()
markDocument(locale)
const addLink = (rel: 'stylesheet' | 'modulepreload', href: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = rel
  // The HTML contains the login page: its first content waits for no script.
  if (rel === 'modulepreload' && shell === 'login') link.fetchPriority = 'low'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  return link
}
/** A disabled link fetches nothing. It makes the import of a part treat these styles as loaded. */
const markAsThere = (file: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.toggleAttribute('disabled', true)
  link.href = file
  document.head.append(link)
  return link
}
inDocument.forEach(markAsThere)

const filesAt = (positions: readonly number[]): readonly string[] => positions.map((at) => names[at] ?? '')
const isStyle = (file: string): boolean => file.endsWith('.css')
const isAsked = (file: string): boolean => document.head.querySelector(`link[href="${file}"]`) !== null
const asked = new Map<PageArea, Promise<unknown>>()
const loadStyles = (area: PageArea): Promise<unknown> => {
  const known = asked.get(area)
  if (known !== undefined) return known
  const files = filesAt(ofAreas[area]).filter(isStyle)
  const at = joinedStyles[area]
  const joined = at === undefined ? files[0] : names[at]
  const coming =
    joined === undefined || files.some(isAsked)
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          const link = addLink('stylesheet', joined)
          const stands = joined === files[0] ? [] : files.map(markAsThere)
          link.addEventListener('load', () => resolve())
          // The part that needs a missing style sheet requests it again, and then reports the failure.
          link.addEventListener('error', () => {
            ;[link, ...stands].forEach((one) => one.remove())
            resolve()
          })
        })
  asked.set(area, coming)
  return coming
}
const ownTexts = ofLanguages[locale]
/** With the texts of this page's language. */
const areaFiles = Object.fromEntries(
  Object.entries(ofAreas).map(([area, files]) => [area, filesAt([...files, ...(ownTexts?.[area as PageArea] ?? [])])]),
) as Readonly<Record<PageArea, readonly string[]>>
if (found !== null) {
  const { area } = found.route
  void loadStyles(area)
  for (const file of areaFiles[area]) if (!isStyle(file)) addLink('modulepreload', file)
}
// The login page shows no dates and no amounts.
if (shell === 'page') warmIntl(locale)
// Once the client is known, its colours and logo load in parallel with the code that shows them.
const clientSheet = earlyAnswers.clientCode.then((code) => (code === null ? null : fetchClientSheet(code)))
void earlyAnswers.clientCode.then((code) => {
  if (code === null) return
  const href = clientAsset(code, 'logo.svg')
  // The page may already have requested it itself.
  if (document.querySelector(`[src="${href}"]`) !== null) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  // Otherwise it would wait for every script.
  link.fetchPriority = 'high'
  link.href = href
  document.head.append(link)
})
window.firstLoad = { earlyAnswers, clientSheet, areaFiles, loadStyles }

// Neutral colours apply until the client's own arrive.
document.documentElement.dataset['neutral'] = ''

const root = document.getElementById('root')
const frame = document.getElementById(`shell-${locale}-${shell}`)
if (root !== null && frame instanceof HTMLTemplateElement) {
  // Records the submit for the script to come. The page must not submit and navigate away.
  root.addEventListener('submit', (event) => {
    if (root.dataset['taken'] !== undefined) return
    event.preventDefault()
    document.documentElement.dataset['sent'] = ''
  })
  root.append(frame.content.cloneNode(true))
  if (hasColumn(ownPathname(location))) root.querySelector('[data-shape]')?.toggleAttribute('data-beside', true)
}
