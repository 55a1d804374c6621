import type { Context, Hono } from 'hono'
import { readAsset } from '#assets'
import { serveText } from '../assets/serveText.js'
import type { Controls } from '../FakeBackend.js'
import { escaped } from '../values/escaped.js'
import { envelopePath } from '../telemetry/dsn.js'
import type { WrittenTelemetryLog } from '../telemetry/TelemetryLog.js'
import { Nonsense, readAs } from '../values/readAs.js'
import { controlDocument } from './controlDocument.js'
import type { Operation } from './Operation.js'
import { operations } from './operations.js'

/** For the page at /__fake/: only its own files, nothing inline, and no way to turn text into markup. */
const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
}
const pageFiles = ['icon.svg', 'control.css', 'control.js', 'world.js', 'happened.js', 'elements.js']

/** The controls over HTTP, and the page that uses them. The page links to the dashboard's address. */
export const mountControls = (
  app: Hono,
  controls: Controls,
  telemetry: WrittenTelemetryLog,
  hosts: readonly string[],
  dashboard: string | null,
): void => {
  app.use('/__fake/*', async (context, next) => {
    const reason = whyNot(context.req.raw, hosts)
    if (reason !== null) return context.json({ error: reason }, 403)
    await next()
    context.res.headers.set('cache-control', 'no-store')
    return undefined
  })
  app.get('/__fake', (context) => context.redirect('/__fake/'))
  app.get('/__fake/', async () => serveText(await pageWith(dashboard), 'index.html', pageHeaders))
  for (const file of pageFiles) {
    app.get(`/__fake/${file}`, async () => serveText(await readAsset(`control/${file}`), file, pageHeaders))
  }
  app.get('/__fake/openapi.json', (context) => context.json(controlDocument()))
  app.post(envelopePath, async (context) => {
    const at = new Date(controls.clock.now()).toISOString()
    if (telemetry.receive(await context.req.text(), at)) return context.json({})
    return context.json({ error: 'The body is no envelope of Sentry.' }, 400)
  })
  for (const operation of operations) {
    app.on(operation.method, `/__fake/${operation.path}`, (context) => perform(context, operation, controls))
  }
  app.all('/__fake/*', (context) =>
    context.json({ error: `There is no ${context.req.method} ${context.req.path}: see /__fake/openapi.json.` }, 404),
  )
}

const linkToDashboard = / *<a href="\.\.\/">Dashboard<\/a>\n/

/** Without a dashboard's address, the page has no link. */
const pageWith = async (dashboard: string | null): Promise<string> => {
  const page = await readAsset('control/index.html')
  return page.replace(linkToDashboard, dashboard === null ? '' : `<a href="${escaped(dashboard)}">Dashboard</a>\n`)
}

const perform = async (context: Context, operation: Operation, controls: Controls): Promise<Response> => {
  const text = await context.req.text()
  try {
    const body = operation.body === null ? undefined : readAs(operation.body, parsed(text), 'The body')
    const answer = operation.act(controls, { body, id: context.req.param('id') ?? '' })
    if (answer === false) return context.json({ error: operation.missing ?? 'There is no such thing.' }, 404)
    return context.json((operation.answer === null ? { done: true } : answer) as object)
  } catch (thrown) {
    if (thrown instanceof Nonsense) return context.json({ error: thrown.message }, 400)
    throw thrown
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Nonsense('The body is not JSON: wrong at the top.')
  }
}

/** Loopback names: a page of another host cannot claim them through DNS. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(hostname) ||
  hostname === '[::1]'

/**
 * The reason why a request may not reach the controls, or null.
 * The browser's headers reveal a page of another origin. The requested host name reveals DNS rebinding.
 */
const whyNot = (request: Request, hosts: readonly string[]): string | null => {
  const { headers, url } = request
  const { hostname, host } = new URL(url)
  if (!isLoopback(hostname) && !hosts.includes(hostname))
    return `/__fake/ is not served as ${hostname}. Name the host when the back end is started (--host, or hosts).`
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isElsewhere = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host)
  return isElsewhere || (site !== null && site !== 'same-origin' && site !== 'none')
    ? '/__fake/ is not for pages of another origin.'
    : null
}
