import type { DrawnPage, DrawPages } from '@booking-dashboard/core/ports'
import { getDocument, type PDFPageProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The width of each picture in pixels: sharp on every phone, and enough for the finest barcode. */
const pixels = 1600

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str.trim()] : [])).join(' ')
}

const drawPage = async (page: PDFPageProxy): Promise<DrawnPage> => {
  const viewport = page.getViewport({ scale: pixels / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  return {
    picture: canvas.toDataURL('image/png'),
    text: await textOf(page),
    width: canvas.width,
    height: canvas.height,
  }
}

/** The library waits for ever for a worker whose script does not arrive. */
const failureOf = (worker: Worker): Promise<never> =>
  new Promise((_, reject) => worker.addEventListener('error', () => reject(new Error('The worker did not start'))))

/** Draws with pdf.js. It compiles no code: the Content-Security-Policy allows neither `eval` nor WebAssembly. */
export const drawPdf: DrawPages = async (bytes) => {
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' })
  const reading = getDocument({
    // The library moves the buffer to its worker; the caller may need these bytes again.
    data: bytes.slice(),
    worker: PDFWorker.create({ port }),
    isEvalSupported: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const read = async (): Promise<readonly DrawnPage[]> => {
    const file = await reading.promise
    const pages: DrawnPage[] = []
    for (let number = 1; number <= file.numPages; number += 1) pages.push(await drawPage(await file.getPage(number)))
    return pages
  }
  try {
    return await Promise.race([read(), failureOf(port)])
  } finally {
    await reading.destroy()
    port.terminate()
  }
}
