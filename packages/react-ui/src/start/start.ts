import { askEarly, type EarlyAnswers } from '@booking-dashboard/http-adapter'
import { type AreaName, pageAt } from '../navigation/routeTable'
import { wasSignedIn } from './sessionHint'

declare global {
  interface Window {
    /** What the page asked for before its script was there; missing where the page was served without its start script. */
    earlyAnswers?: EarlyAnswers
  }
}

/** The files of each area, without those that every page loads. Set by the build. */
declare const areaFiles: Readonly<Record<AreaName, readonly string[]>>

/** Runs inside the HTML, before anything else has come: what the address names is fetched at once. */
const found = pageAt(location.pathname)
window.earlyAnswers = askEarly({
  fetch: (url, init) => fetch(url, init),
  hostname: location.hostname,
  firstCalls: wasSignedIn() ? (found?.firstCalls ?? []) : [],
  now: () => performance.now(),
})
for (const file of found === null ? [] : areaFiles[found.route.area]) {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}
