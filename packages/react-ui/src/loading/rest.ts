/** Milliseconds after the load event in which a page still fetches its data and its footer. */
const settling = 3_000

/** Resolves when the page has loaded and nothing else is to be done. */
export const rest = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, settling))
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve))
}
