import { vi } from 'vitest'

/** From now on, the files that the browser is asked to save. */
export const savedFiles = (): readonly Blob[] => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`)
  // Without a browser, a click would navigate away from the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return saved
}
