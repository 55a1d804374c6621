const withColumn = /^\/booking\/[^/]+(\/?$|\/(?!ticket-details|mandatory|required|accommodation\/?$))/

/**
 * Whether the page at an address has a column beside its content: the page of a booking and its parts, without its
 * lists and questions. Known by the address alone, because the HTML shows it before any page has loaded.
 */
export const hasColumn = (pathname: string): boolean => withColumn.test(pathname)
