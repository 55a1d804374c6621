import { askEarly, type EarlyAnswers } from '@booking-dashboard/http-adapter'
import { type AreaName, pageAt } from '../navigation/routeTable'
import { apiFetch } from './apiFetch'
import { wasSignedIn } from './sessionHint'

declare global {
  interface Window {
    /** What the page did before its script was there; missing where it was served without its start script. */
    firstLoad?: {
      readonly earlyAnswers: EarlyAnswers
      readonly areaFiles: Readonly<Record<AreaName, readonly string[]>>
    }
  }
}

/** The files of each area, without those that every page loads. Set by the build. */
declare const areaFiles: Readonly<Record<AreaName, readonly string[]>>

/** Runs inside the HTML, before anything else has come: what the address names is fetched at once. */
const found = pageAt(location.pathname)
window.firstLoad = {
  areaFiles,
  earlyAnswers: askEarly({
    fetch: apiFetch(document),
    hostname: location.hostname,
    firstCalls: wasSignedIn() ? (found?.firstCalls ?? []) : [],
    now: () => performance.now(),
  }),
}
for (const file of found === null ? [] : areaFiles[found.route.area]) {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

// Until the client's own colours are there.
document.documentElement.dataset['neutral'] = ''
const shell = document.getElementById(found?.route.frame === 'full' ? 'shell-login' : 'shell-page')
if (shell instanceof HTMLTemplateElement) {
  const frame = shell.content.cloneNode(true)
  // Kept for the script that is on its way; a page that goes nowhere is not left.
  frame.firstChild?.addEventListener('submit', (event) => {
    event.preventDefault()
    document.documentElement.dataset['sent'] = ''
  })
  document.getElementById('root')?.append(frame)
}
