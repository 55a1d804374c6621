import { createBrowserBackend, demoPassword, Nonsense } from '@booking-dashboard/fake-backend/browser'
import type { FetchEvent, WorkerScope } from '../src/offline/WorkerScope'
import { asDemo, productHeaders } from './productPage'
import { restoreWorld, type SavedWorld } from './savedWorld'

/**
 * The network of the demo: a service worker with the whole back end inside. It answers every call and every page below
 * its folder; what is left are the files of the build, which any static server has.
 */
declare const self: WorkerScope

/** The folder that the product stands in, without the slash at its end. */
const base = new URL('.', self.location.href).pathname.slice(0, -1)
const backend = createBrowserBackend({ hasUi: true })
const ready = restoreWorld(backend, `booking-demo ${base}`)

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const ofBackend = /^\/(api|__fake|__stripe|clients)(\/|$)/
const changesNothing = /^\/(__stripe\/(?!v1)|clients)/

const callBackend = async (request: Request, address: string): Promise<Response> => {
  const world = await ready
  const headers = new Headers(request.headers)
  const brand = world.brand()
  if (brand !== null) headers.set('x-hostname', brand)
  const { method } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  try {
    return await backend.fetch(address, { method, headers, ...(hasBody && { body: await request.text() }) })
  } finally {
    const isRead = changesNothing.test(address) || (address.startsWith('/__fake') && method === 'GET')
    if (!isRead) await world.save()
  }
}

const signIn = async (email: string): Promise<void> => {
  const answer = await backend.fetch('/api/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-id': '44', 'x-hostname': 'localhost' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!answer.ok) throw new Nonsense(`${email} cannot sign in to this world.`)
}

/** Starts the world that a link names, for its customer, and opens its screen. */
const openLink = async (world: SavedWorld, asked: URLSearchParams): Promise<Response> => {
  try {
    const named = asked.get('world')
    if (named !== null) {
      backend.world.load(named.startsWith('{') ? JSON.parse(named) : named)
      backend.session.setToken(null)
    }
    const email = asked.get('as')
    if (email !== null) await signIn(email)
    const brand = asked.get('brand')
    if (brand !== null) world.setBrand(`${brand}.localhost`)
    else if (named !== null) world.setBrand(null)
    await world.save()
    const screen = new URL(asked.get('screen') ?? '/', 'http://localhost')
    return Response.redirect(`${self.location.origin}${base}${screen.pathname}${screen.search}`, 302)
  } catch (error) {
    if (!(error instanceof Nonsense || error instanceof SyntaxError)) throw error
    return new Response(`This link leads nowhere: ${error.message}`, {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
}

/** A response without its own address, so that the page keeps the address that it requested. */
const file = async (path: string): Promise<Response> => {
  const { body, status, headers } = await fetch(base + path)
  return new Response(body, { status, headers })
}

const openPage = async (): Promise<Response> => {
  const page = await file('/product.html')
  return page.ok ? new Response(asDemo(await page.text(), base), { headers: productHeaders }) : page
}

const answer = async ({ request }: FetchEvent): Promise<Response> => {
  const { pathname, search, searchParams } = new URL(request.url)
  // A page names its files and calls from the root of the host, a link from the folder.
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  if (path === '/__open') return openLink(await ready, searchParams)
  if (ofBackend.test(path)) return callBackend(request, path + search)
  return request.mode === 'navigate' ? openPage() : file(path)
}

self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === self.location.origin) event.respondWith(answer(event))
})
