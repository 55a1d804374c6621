import { createServer } from 'node:http'
import { expect, signIn, test } from './support/world'

test('once a page rests it measures itself, and as the customer leaves it reports its speed and its calls', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['local-network-access'])
  // What a page sends while it is left reaches no interceptor of the test, so a server collects it.
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'POST') bodies.push(Buffer.concat(chunks).toString())
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const address = collector.address()
  const origin = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const tags = [
    `<meta name="error-reporting-dsn" content="http://key@${origin}/7" />`,
    '<meta name="error-reporting-environment" content="production" />',
    '<meta name="performance-reporting" content="on" />',
  ].join('')
  await page.route(
    ({ pathname }) => pathname === '/booking/SUN1001',
    async (route) => {
      const answer = await route.fetch()
      const policy = answer.headers()['content-security-policy'] ?? ''
      const headers = {
        ...answer.headers(),
        'content-security-policy': policy.replace('connect-src', `connect-src http://${origin}`),
      }
      await route.fulfill({
        response: answer,
        headers,
        body: (await answer.text()).replace('</head>', `${tags}</head>`),
      })
    },
  )
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  const measures = page.waitForRequest(/watchVitals/)
  await page.goto('/booking/SUN1001')
  await (await measures).response()
  expect(bodies).toEqual([])
  // A press ends the measurement of the largest paint.
  await page.getByRole('heading', { level: 1 }).click()
  await page.goto('/login')
  await expect.poll(() => bodies.join('\n'), { timeout: 15_000 }).toContain('"lcp"')
  const sent = bodies.join('\n')
  expect(sent).toContain('/api/booking/:bookingRef')
  expect(sent).not.toMatch(/SUN1001|Amelia|Hart|demo@example\.com/)
  collector.close()
})
