import type { DrawPages, JoinPdfs } from '@booking-dashboard/core/ports'

/** Loads the PDF library at the first ticket. */
export const drawPages: DrawPages = async (bytes) => (await import('./pdf')).drawPdf(bytes)

/** Loads the PDF library at the first file. */
export const joinPdfs: JoinPdfs = async (files) => (await import('./pdf')).joinPdf(files)
