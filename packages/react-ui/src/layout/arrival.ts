let arrivedBefore = false

/** After a navigation the page begins at its top and the heading has the focus; the first page leaves both to the browser. */
export const arriveAt = (heading: HTMLElement): void => {
  if (arrivedBefore) {
    window.scrollTo(0, 0)
    heading.focus({ preventScroll: true })
  }
  arrivedBefore = true
}

/** Whether a screen has been shown since the page was opened. */
export const hasArrived = (): boolean => arrivedBefore
