/** Whether the page is dark: as the customer chose, or as the device is. */
export const isPageDark = (): boolean => {
  const { scheme } = document.documentElement.dataset
  return scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}
