import { createJoinPdfs } from '@booking-dashboard/http-adapter'
import type { DrawnPage, DrawPages, JoinPdfs } from '@booking-dashboard/core/ports'
import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

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

/**
 * Works with pdf.js in a worker. It compiles no code: the Content-Security-Policy allows neither `eval` nor
 * WebAssembly.
 */
const inWorker = async <A>(work: (open: (data: Uint8Array) => PDFDocumentLoadingTask) => Promise<A>): Promise<A> => {
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  try {
    return await Promise.race([
      work((data) =>
        getDocument({ data, worker, isEvalSupported: false, useWasm: false, verbosity: VerbosityLevel.ERRORS }),
      ),
      failureOf(port),
    ])
  } finally {
    worker.destroy()
    port.terminate()
  }
}

export const drawPdf: DrawPages = (bytes) =>
  inWorker(async (open) => {
    // The library moves the buffer to its worker; the caller may need these bytes again.
    const file = await open(bytes.slice()).promise
    const pages: DrawnPage[] = []
    for (let number = 1; number <= file.numPages; number += 1) pages.push(await drawPage(await file.getPage(number)))
    return pages
  })

export const joinPdf: JoinPdfs = (files) => inWorker((open) => createJoinPdfs(open)(files))
