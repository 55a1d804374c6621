import type { Hono } from 'hono'
import { cors } from 'hono/cors'

/** Allows pages of other origins to call /api with credentials and to load a client's assets. */
export const allowOrigins = (app: Hono, origins: readonly string[]): void => {
  app.use(
    '/api/*',
    cors({
      origin: [...origins],
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposeHeaders: ['X-Customer-Id', 'Content-Disposition', 'Date'],
      maxAge: 600,
    }),
  )
  app.use('/clients/*', cors({ origin: [...origins] }))
  app.use('/clients/*', async (context, next) => {
    await next()
    context.res.headers.set('cross-origin-resource-policy', 'cross-origin')
  })
}
