import type { DownloadedFile } from '@booking-dashboard/core/ports'

/** Long enough for the slowest phone to have taken the file; ms. */
const keptFor = 60_000

/** Hands a file to the browser, which saves it under its name. */
export const saveFile = ({ name, contentType, bytes }: DownloadedFile): void => {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
