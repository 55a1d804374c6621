/**
 * WebKit remembers a preload that failed, and the next pages of the tab use it without asking the host: a reload does
 * not help. It forgets the file when something of another kind asks for it. This asks its cache only, so no other
 * browser sends a request.
 */
export const forgetFailedPreloads = (): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'modulepreload') return
      fetch(target.href, { mode: 'same-origin', cache: 'only-if-cached' }).catch(() => undefined)
    },
    { capture: true },
  )
