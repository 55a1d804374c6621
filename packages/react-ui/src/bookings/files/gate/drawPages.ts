import type { DrawPages } from '@booking-dashboard/core/ports'

/** Loads the PDF library at the first ticket. */
export const drawPages: DrawPages = async (bytes) => (await import('./pdf')).drawPdf(bytes)
