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

/** Serves the theme page at its address; it is no part of the build. */
const themePage: Plugin = {
  name: 'theme-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      request.url = request.url?.replace(/^\/theme(?=$|\?)/, '/dev/theme.html')
      next()
    })
  },
}

/** `npm run dev`: the screens with hot reload, over a fake back end on its own port. */
const fake = await serveFake({ port: 0 })
const toFake = { target: `http://127.0.0.1:${fake.port}`, changeOrigin: false }
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [stripeStandIn, themePage],
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
print(`For client teams, every component under their sheet: http://localhost:${vite.config.server.port}/theme`)

const stop = async (): Promise<void> => {
  await vite.close()
  await fake.close()
  print('Stopped.')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
