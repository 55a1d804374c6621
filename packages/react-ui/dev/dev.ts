import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveFake, welcome, withStripeStandIn } from '@booking-dashboard/fake-backend'
import { createServer, type Plugin } from 'vite'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const stripeStandIn: Plugin = {
  name: 'stripe-stand-in',
  transformIndexHtml: { order: 'post', handler: withStripeStandIn },
}

const types: Readonly<Record<string, string>> = { css: 'text/css', svg: 'image/svg+xml', json: 'application/json' }

/** Serves files of a folder in place of those of every client: `BRAND=/path/of/a/folder npm run dev`. */
const brand: Plugin = {
  name: 'brand',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const [, name = '', type = ''] =
        /^\/clients\/\w+\/(client\.(css)|logo\.(svg)|footer\.(json))$/.exec(request.url ?? '')?.filter(Boolean) ?? []
      const file = join(process.env['BRAND'] ?? '', name)
      if (process.env['BRAND'] === undefined || name === '' || !existsSync(file)) return next()
      response.setHeader('content-type', types[type] ?? '')
      createReadStream(file).pipe(response)
    })
  },
}

/** `npm run dev`: the screens with hot reload, over a fake back end on its own port. */
const fake = await serveFake({ port: 0 })
const toFake = { target: `http://127.0.0.1:${fake.port}`, changeOrigin: false }
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [stripeStandIn, brand],
  server: {
    host: 'localhost',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    // Each brand has its own host.
    allowedHosts: ['.localhost'],
    proxy: { '^/(api|__fake|__stripe|clients)/': toFake },
  },
})
await vite.listen()
print(welcome(vite.config.server.port))

const stop = async (): Promise<void> => {
  await vite.close()
  await fake.close()
  print('Stopped.')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
