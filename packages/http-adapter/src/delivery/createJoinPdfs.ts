import type { JoinPdfs } from '@booking-dashboard/core/ports'

/** The part of pdf.js that joins. */
interface OpeningPdf {
  readonly promise: Promise<{
    /** `document: null` is the opened file. Null if a file cannot be read. */
    readonly extractPages: (pages: { readonly document: Uint8Array | null }[]) => Promise<Uint8Array | null>
  }>
  readonly destroy: () => Promise<void>
}

/** Joins with pdf.js, which `open` starts. */
export const createJoinPdfs = (open: (bytes: Uint8Array) => OpeningPdf): JoinPdfs => {
  const extract = async (first: Uint8Array, others: readonly Uint8Array[]): Promise<Uint8Array | null> => {
    // The library may take the buffers.
    const opening = open(first.slice())
    try {
      const opened = await opening.promise
      return await opened.extractPages([{ document: null }, ...others.map((other) => ({ document: other.slice() }))])
    } finally {
      await opening.destroy()
    }
  }
  /** The library fails on all files if it cannot read one of them. */
  const canRead = (bytes: Uint8Array): Promise<boolean> =>
    extract(bytes, []).then(
      (pages) => pages !== null,
      () => false,
    )
  return async (files) => {
    const areRead: boolean[] = []
    for (const file of files) areRead.push(await canRead(file))
    const [first, ...others] = files.filter((_, at) => areRead[at])
    const unreadable = [...areRead.keys()].filter((at) => !areRead[at])
    if (first === undefined) return { bytes: null, unreadable }
    const bytes = await extract(first, others)
    if (bytes === null) throw new Error('The PDFs could not be joined')
    return { bytes, unreadable }
  }
}
