/** Unpacks the browser that comes with the package once, before the workers start. */
export default async function unpackBrowser(): Promise<void> {
  // Lets the package bring the libraries that a slim system lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  process.env['E2E_CHROMIUM'] = await chromium.executablePath()
  process.env['E2E_LIBRARY_PATH'] = process.env['LD_LIBRARY_PATH']
}
