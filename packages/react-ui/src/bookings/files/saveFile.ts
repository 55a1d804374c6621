import type { DownloadedFile } from '@booking-dashboard/core/ports'

/** Milliseconds until the file is released: enough for the slowest phone to save it. */
const releaseAfter = 60_000

/** Asks the browser to save a file under its name. */
export const saveFile = ({ name, contentType, bytes }: DownloadedFile): void => {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), releaseAfter)
}
