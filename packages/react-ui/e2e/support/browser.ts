import { builtUi } from './builtUi.mjs'
import { chromiumOptions } from './chromium'

/** Before the workers start: looks for the UI, unpacks the browser that they take, and says which it is. */
export default async function findBrowser(): Promise<void> {
  builtUi()
  const { executablePath = '' } = await chromiumOptions()
  process.stdout.write(`Chromium: ${executablePath}\n`)
}
