import { chromiumOptions } from './chromium'

/** Before the workers start: unpacks the browser that they take, and says which it is. */
export default async function findBrowser(): Promise<void> {
  const { executablePath = '' } = await chromiumOptions()
  process.stdout.write(`Chromium: ${executablePath}\n`)
}
