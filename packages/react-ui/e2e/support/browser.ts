import { chromiumAt } from './installed'

/** Says once, before the workers start, which browser they take, and unpacks the one that comes with npm. */
export default async function findBrowser(): Promise<void> {
  const found = chromiumAt()
  if (found !== 'npm') {
    process.env['E2E_CHROMIUM'] = found.path
    return
  }
  // Lets the package bring the libraries that a slim system lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  process.env['E2E_CHROMIUM'] = await chromium.executablePath()
  process.env['E2E_LIBRARY_PATH'] = process.env['LD_LIBRARY_PATH']
}
