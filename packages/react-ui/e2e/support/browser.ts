import { builtUi } from './builtUi.mjs'
import { chromiumOptions } from './chromium'

/** Runs before the workers: finds the UI, unpacks the browser that they use, and prints its name. */
export default async function findBrowser(): Promise<void> {
  builtUi()
  const { executablePath = '' } = await chromiumOptions()
  process.stdout.write(`Chromium: ${executablePath}\n`)
}
