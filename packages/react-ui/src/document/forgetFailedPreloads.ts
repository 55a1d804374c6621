/**
 * WebKit keeps a failed preload in memory. The next documents of the tab use it and send no request, even after a
 * reload. A request of another kind for the same file removes it. This one is for the cache alone, so nothing is sent.
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
