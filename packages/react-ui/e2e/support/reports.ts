import type { BrowserContext, Page } from '@playwright/test'
import type { World } from './world'

/** The part of an envelope's event that tests read. */
export interface Report {
  readonly level: string
  readonly release: string
  readonly tags: { readonly code: string }
  readonly user?: { readonly id: string }
  readonly exception?: {
    readonly values: readonly {
      readonly type: string
      readonly stacktrace?: { readonly frames: readonly { readonly filename: string }[] }
    }[]
  }
  readonly contexts?: { readonly react?: { readonly componentStack: string } }
}

/** Adds tags to the head of each document of the product from now on. */
export const addTags = (context: BrowserContext, { url }: World, tags: readonly string[]): Promise<unknown> =>
  context.route(
    ({ origin, pathname }) => origin === url && !/^\/(api|build|clients|__)|\./.test(pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replace('</head>', `${tags.join('')}</head>`)
      return route.fulfill({ response: answer, body })
    },
  )

/**
 * Adds an address for error reports to each document of the product from now on, and collects the reports sent there.
 */
export const collectReports = async (
  page: Page,
  world: World,
): Promise<{ readonly reports: readonly Report[]; readonly bodies: readonly string[] }> => {
  const reports: Report[] = []
  const bodies: string[] = []
  await page.route('**/api/7/envelope/**', (route) => {
    const body = route.request().postData() ?? ''
    bodies.push(body)
    reports.push(JSON.parse(body.split('\n')[2] ?? '') as Report)
    return route.fulfill({ json: {} })
  })
  await addTags(page.context(), world, [
    `<meta name="error-reporting-dsn" content="http://key@localhost:${world.port}/7" />`,
    '<meta name="error-reporting-environment" content="production" />',
  ])
  return { reports, bodies }
}
