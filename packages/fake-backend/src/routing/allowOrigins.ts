import type { Hono } from 'hono'
import { cors } from 'hono/cors'

/** Lets the pages of other origins call /api with credentials, and take a client's style sheet and logo. */
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
