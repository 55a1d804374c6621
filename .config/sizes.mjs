/** Compares the gzip size of what a browser loads first on each screen with its budget. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { builtUi } from '../packages/react-ui/e2e/support/builtUi.mjs'

const dist = `${builtUi()}/`
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
const size = (file) => gzipSync(readFileSync(dist + file), { level: 9 }).length / 1000

/** The entry and a lazy part with everything that they import statically, without what they load later. */
const scriptsOf = (...keys) => {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return files
}

const { preloads } = JSON.parse(readFileSync(`${dist}.document.json`, 'utf8'))
const app = Object.values(manifest).find(({ name }) => name === 'app')

/** The styles inside the HTML, and the one file with the other styles of a page. */
const stylesOf = (screen) => {
  const path = screen.replace('…', ':bookingRef')
  return [...app.css, ...(preloads.find((preload) => preload.path === path)?.files ?? [])]
}

/** The frame of every page except the login. */
const member = Object.keys(manifest).find((key) => manifest[key].name === 'member' && key.endsWith('.js'))

/** kB of gzip -9: what was measured, rounded up to half a kB. Stripe's own script does not count. */
const budgets = [
  { screen: '/login', parts: ['src/areas/session.ts'], js: 136.5, css: 6.6 },
  { screen: '/', parts: [member, 'src/areas/bookings.ts'], js: 201.5, css: 11.4 },
  { screen: '/booking/…', parts: [member, 'src/areas/booking.ts'], js: 214, css: 12.5 },
  { screen: '/booking/…/tickets', parts: [member, 'src/areas/tickets.ts'], js: 222.5, css: 11.7 },
  { screen: '/booking/…/accommodation', parts: [member, 'src/areas/accommodation.ts'], js: 227.5, css: 11.9 },
  { screen: '/booking/…/extras', parts: [member, 'src/areas/extras.ts'], js: 221, css: 11.5 },
  { screen: '/booking/…/transport', parts: [member, 'src/areas/transport.ts'], js: 227.5, css: 11.9 },
  { screen: '/booking/…/cart', parts: [member, 'src/areas/basket.ts'], js: 220.5, css: 11.9 },
  // As for make-payment and the plan.
  { screen: '/booking/…/checkout', parts: [member, 'src/areas/paying.ts'], js: 266, css: 12.9 },
  { screen: '/booking/…/resale', parts: [member, 'src/areas/resale.ts'], js: 204, css: 11.1 },
  { screen: '/booking/…/ticket-details', parts: [member, 'src/areas/nameChange.ts'], js: 223, css: 11.6 },
  { screen: '/booking/…/delivery/update', parts: [member, 'src/areas/delivery.ts'], js: 215.5, css: 11.5 },
  { screen: '/booking/…/mandatory-information', parts: [member, 'src/areas/questions.ts'], js: 215, css: 11.5 },
  { screen: '/profile', parts: [member, 'src/areas/profile.ts'], js: 218, css: 11.8 },
]

const measure = ({ screen, parts }) => {
  const missing = parts.find((part) => manifest[part] === undefined)
  if (missing !== undefined) throw new Error(`The build has no lazy part ${missing}`)
  const sum = (files) => [...files].reduce((total, file) => total + size(file), 0)
  return { js: sum(scriptsOf(...parts)), css: sum(stylesOf(screen)) }
}

for (const budget of budgets) {
  const measured = measure(budget)
  const figures = ['js', 'css'].filter((kind) => budget[kind] !== undefined)
  const over = figures.some((kind) => measured[kind] > budget[kind])
  const written = figures.map((kind) => `${kind.toUpperCase()} ${measured[kind].toFixed(1)} of ${budget[kind]} kB`)
  console.log(`${over ? 'OVER' : 'ok  '} ${budget.screen.padEnd(34)} ${written.join(', ')}`)
  if (over) process.exitCode = 1
}
