/** Whether the browser asks the customer before it closes or reloads the page. */
export const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
