let arrivedBefore = false

/** After a navigation, scrolls to the top and focuses the heading. The browser handles both on the first page. */
export const arriveAt = (heading: HTMLElement): void => {
  if (arrivedBefore) {
    window.scrollTo(0, 0)
    heading.focus({ preventScroll: true })
  }
  arrivedBefore = true
}

/** Whether a screen has been shown since the page was opened. */
export const hasArrived = (): boolean => arrivedBefore
